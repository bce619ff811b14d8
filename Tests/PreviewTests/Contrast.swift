// Whether texts can be read: the ratio of luminances that the Web Content Accessibility Guidelines ask for, 4.5, of
// each text in the page to the ground behind it.

/// A script that finds texts of too little contrast.
enum Contrast {
    /// Gives the texts whose contrast is below 4.5, with their ratio.
    static let script = """
        (() => {
            const parse = (color) => {
                const parts = color.match(/[\\d.]+/g).map(Number);
                return { rgb: parts.slice(0, 3), alpha: parts.length > 3 ? parts[3] : 1 };
            };
            const luminance = (rgb) => {
                const linear = rgb.map((v) => v / 255).map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
                return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
            };
            const ground = (element) => {
                for (let one = element; one; one = one.parentElement) {
                    const box = one instanceof SVGElement ? one.querySelector(":scope > rect") : null;
                    const color = parse(box ? getComputedStyle(box).fill : getComputedStyle(one).backgroundColor);
                    if (color.alpha > 0) return color.rgb;
                }
                return parse(getComputedStyle(document.body).backgroundColor).rgb;
            };
            const weak = [];
            for (const element of document.querySelectorAll("body *")) {
                const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                if (!own || element.disabled || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(element.tagName)) continue;
                const style = getComputedStyle(element);
                const text = parse(element instanceof SVGElement ? style.fill : style.color).rgb;
                const [one, other] = [luminance(text), luminance(ground(element))].sort((a, b) => b - a);
                const ratio = (one + 0.05) / (other + 0.05);
                if (ratio < 4.5) weak.push(element.textContent.trim() + ": " + ratio.toFixed(2));
            }
            return weak;
        })()
        """
}
