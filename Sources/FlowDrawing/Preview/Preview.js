// Scenarios: what can happen in the current status, what follows, and the moves so far. The page's data
// says what a flow allows; everything on the page is inserted as text, never as markup.
"use strict";
(() => {
    const flow = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const statuses = new Map(flow.statuses.map((status) => [status.name, status]));
    const start = () => ({ status: flow.initial, error: null, running: null, moves: [], edges: [], seen: flow.initial ? [flow.initial] : [] });
    let now = start();
    let past = [];

    // Elements.
    const make = (tag, text, className) => {
        const element = document.createElement(tag);
        if (text) element.textContent = text;
        if (className) element.className = className;
        return element;
    };
    const call = (step) => step.name + "(" + step.parameters.map((one) => one.label + ": " + one.type).join(", ") + ")";
    const wordsOf = (part) => part.user || part.words || part.name;

    // Moves. Each begins with a copy of the state, so that one can go back.
    const change = (news, work) => {
        const before = structuredClone(now);
        past.push(before);
        work();
        show(typeof news === "string" ? news : news(before.status !== now.status));
        byId("now").focus({ preventScroll: true });
    };
    const isAllowed = (part) => part.from === null || (now.status !== null && part.from.includes(now.status));
    const isChanging = (step) => step.via.length > 0 || step.to.length > 0;
    const hasAnswer = (step) => step.returns !== null || step.streams !== null || step.throws !== null;
    const last = () => now.moves[now.moves.length - 1];

    const arrive = (status, source, error) => {
        now.edges.push({ from: now.status || "", to: status, source });
        now.status = status;
        now.error = error || null;
        now.seen.push(status);
    };
    const note = (text) => last().then.push(text);
    const shown = (status, error) => error ? status + " (" + error + ")" : status;

    // Ends the running step that a step or an event cancels.
    const stop = (part) => {
        const running = now.running !== null ? flow.steps[now.running.step].name : "";
        if (!part.cancels.includes(running)) return;
        note("ends " + running);
        now.running = null;
    };

    const begin = (step, index) => {
        const source = "step:" + index;
        const began = now.status;
        const ended = now.running !== null ? flow.steps[now.running.step] : null;
        const cancels = ended !== null && step.cancels.includes(ended.name);
        const news = (isMoved) => step.name + (isMoved ? ": now " + now.status + "." : " begins.")
            + (cancels ? " It ends " + ended.name + "." : "");
        change(news, () => {
            now.moves.push({ name: step.name, words: step.user, then: [] });
            stop(step);
            if (!isChanging(step)) {
                if (hasAnswer(step)) now.running = { step: index, via: -1, began };
                return;
            }
            now.running = null;
            if (step.via.length > 0 && step.via[0].length > 1) {
                now.running = { step: index, via: -1, began };
                return;
            }
            if (step.via.length > 0) {
                arrive(step.via[0][0], source);
                note(step.via[0][0]);
            }
            if (step.via.length === 1 && step.to.length === 0 && !hasAnswer(step)) return;
            if (step.via.length === 0 && step.to.length === 1 && !needsError(step.to[0])) {
                arrive(step.to[0], source);
                note(step.to[0]);
                if (step.returns !== null) note("answers with " + step.returns);
                return;
            }
            now.running = { step: index, via: 0, began };
        });
    };
    const needsError = (status) => statuses.has(status) && statuses.get(status).isFailure && flow.errors.length > 0;

    const goOn = (index, next) => change("Now " + next + ".", () => {
        now.running.via += 1;
        if (next === now.status) return;
        arrive(next, "step:" + index);
        note(next);
    });
    const finish = (step, index, status, error) => change(step.name + " ends in " + shown(status, error) + ".", () => {
        now.running = null;
        arrive(status, "step:" + index, error);
        note(shown(status, error));
        const failed = statuses.has(status) && statuses.get(status).isFailure;
        if (step.returns !== null && !failed && status !== step.late) note("answers with " + step.returns);
    });
    const answer = (step, text, isOver, fails) => change(step.name + " " + text + ".", () => {
        note(text);
        const began = now.running.began;
        if (isOver) now.running = null;
        if (fails && step.via.flat().includes(now.status) && began !== now.status) {
            arrive(began, "step:" + flow.steps.indexOf(step));
            note(began);
        }
    });
    const happen = (event, index, status, error) => change(event.name + " has happened: now " + shown(status, error) + ".", () => {
        now.moves.push({ name: event.name, words: event.words, then: [], isEvent: true });
        stop(event);
        if (status !== now.status) now.running = null;
        arrive(status, "event:" + index, error);
        note(shown(status, error));
    });

    const report = (event) => change(event.name + " is reported; the status stays.", () => {
        now.moves.push({ name: event.name, words: event.words, then: [], isEvent: true });
        stop(event);
        note("reports " + event.signal);
    });

    // What can be chosen.
    const outcomes = (names, choose, errors) => names.flatMap((name) => {
        const status = statuses.get(name);
        if (!status) return [];
        if (!needsError(name)) {
            return [{ title: status.words || name, code: name, isFailure: status.isFailure, act: () => choose(name, null) }];
        }
        return errors.map((error) => ({
            title: error.words || error.name, code: name + ": " + error.name, isFailure: true,
            act: () => choose(name, error.name),
        }));
    });
    const errorsOf = (step) => flow.errors.filter((error) => step.errors.includes(error.name));
    const answers = (step) => {
        const choices = [];
        if (step.streams !== null) {
            choices.push({ title: "A value comes", code: step.streams, act: () => answer(step, "gives a value of " + step.streams, false) });
            if (!step.isEndless) choices.push({ title: "No more values come", act: () => answer(step, "has given all values", true) });
        }
        if (step.returns !== null) choices.push({ title: "It answers", code: step.returns, act: () => answer(step, "answers with " + step.returns, true) });
        if (step.throwsOwn) {
            for (const error of errorsOf(step)) {
                choices.push({ title: error.words || error.name, code: step.throws + "." + error.name, isFailure: true, act: () => answer(step, "throws " + error.name, true, true) });
            }
        } else if (step.throws !== null) {
            choices.push({ title: "It fails", code: step.throws, isFailure: true, act: () => answer(step, "throws " + step.throws, true, true) });
        }
        if (step.returns === null && step.streams === null) choices.unshift({ title: "It is done", act: () => answer(step, "is done", true) });
        return choices;
    };
    const named = (step, choices) => choices.map((one) => {
        const isLate = step.late !== null && one.code && one.code.split(/: |\./).pop() === step.late;
        return isLate ? { ...one, title: "It takes longer than " + Number(step.within) + " s" } : one;
    });
    const continuations = () => {
        if (now.running === null) return [];
        const index = now.running.step;
        const step = flow.steps[index];
        if (!isChanging(step)) return named(step, answers(step));
        const choices = [];
        const next = step.via[now.running.via + 1];
        for (const name of next || []) {
            choices.push({ title: name === now.status ? "It stays" : "It goes on", code: name, act: () => goOn(index, name) });
        }
        if (step.streams !== null) choices.push({ title: "A value comes", code: step.streams, act: () => answer(step, "gives a value of " + step.streams, false) });
        // A failure may cut a step short at any point, and so may its time limit.
        const isEnd = (name) => next === undefined || name === step.late || (statuses.has(name) && statuses.get(name).isFailure);
        const ends = outcomes(step.to.filter(isEnd), (status, error) => finish(step, index, status, error), errorsOf(step));
        choices.push(...ends);
        // What it throws, no status of its `to` says.
        if (step.to.length > 0 && !step.to.some(needsError)) choices.push(...answers(step).filter((one) => one.isFailure));
        if (next === undefined && step.to.length === 0) choices.push(...answers(step).filter((one) => one.title !== "A value comes"));
        return named(step, choices);
    };
    const steps = (isLaunch) => flow.steps.flatMap((step, index) => {
        const isRunning = now.running !== null && now.running.step === index;
        if (step.isLaunch !== isLaunch || isRunning || !isAllowed(step)) return [];
        return [{ title: wordsOf(step), code: call(step), about: [step.user ? step.words : "", step.discussion], kind: "step", act: () => begin(step, index) }];
    });
    const events = () => flow.events.flatMap((event, index) => {
        if (!isAllowed(event)) return [];
        if (event.signal !== null) {
            return [{ title: event.words || event.name, code: event.signal, about: [event.discussion], kind: "event", act: () => report(event) }];
        }
        const ends = outcomes(event.to, (status, error) => happen(event, index, status, error), flow.errors);
        return ends.map((end) => ({ ...end, title: event.words || event.name, code: event.name + " → " + end.code, about: [event.discussion], kind: "event" }));
    });

    // What is shown.
    const group = (title, choices) => {
        if (choices.length === 0) return;
        const list = make("ul");
        for (const choice of choices) {
            const item = make("li");
            const button = make("button", choice.title, (choice.kind || "") + (choice.isFailure ? " failure" : ""));
            button.type = "button";
            if (choice.code && choice.code !== choice.title) button.append(" ", make("code", choice.code));
            button.addEventListener("click", choice.act);
            item.append(button);
            for (const text of (choice.about || []).filter((one) => one)) item.append(make("p", text, "about"));
            list.append(item);
        }
        byId("choices").append(make("h4", title), list);
    };
    const showChoices = () => {
        byId("choices").replaceChildren();
        group("What happens next?", continuations());
        group("The app, when it starts", steps(true));
        group("The person", steps(false));
        group("Without the user", events());
        const waiting = flow.steps.filter((step) => !isAllowed(step));
        if (waiting.length > 0) {
            const details = make("details");
            details.append(make("summary", "Unavailable now: " + waiting.length + (waiting.length === 1 ? " step" : " steps")));
            const list = make("ul");
            for (const step of waiting) list.append(make("li", wordsOf(step) + " Only in " + step.from.join(", ") + "."));
            details.append(list);
            byId("choices").append(details);
        }
        if (byId("choices").querySelector("button") === null) byId("choices").append(make("p", "Final status."));
    };
    const showStatus = () => {
        const status = statuses.get(now.status);
        byId("now").textContent = status ? status.name : flow.flow;
        byId("now-words").textContent = status ? [status.words, status.discussion].filter((one) => one).join(" ") : "This flow has no statuses.";
        byId("status").classList.toggle("failed", status !== undefined && status.isFailure);
        byId("now-payload").replaceChildren();
        for (const value of status ? status.payload : []) {
            const error = value.isError ? flow.errors.find((one) => one.name === now.error) : undefined;
            const text = error ? "." + error.name + (error.words ? ": " + error.words : "") : value.sample;
            byId("now-payload").append(make("dt", value.label || value.type), make("dd", text));
        }
    };
    const line = (entry) => entry.name + (entry.words ? ": " + entry.words : "") + (entry.then.length > 0 ? " → " + entry.then.join(" → ") : "");
    const showMoves = () => {
        byId("moves").replaceChildren(...now.moves.map((entry) => make("li", line(entry))));
        byId("moves-none").hidden = now.moves.length > 0;
        byId("copy").disabled = byId("back").disabled = byId("reset").disabled = past.length === 0;
        byId("copy-text").hidden = true;
    };
    const showDiagram = () => {
        for (const node of document.querySelectorAll("#diagram [data-status]")) {
            node.classList.toggle("current", node.dataset.status === now.status);
            node.classList.toggle("seen", now.seen.includes(node.dataset.status));
        }
        for (const edge of document.querySelectorAll("#diagram .edge")) {
            const sources = edge.dataset.of.split(" ");
            edge.classList.toggle("taken", now.edges.some((one) => sources.includes(one.source)
                && (edge.dataset.from === one.from || edge.dataset.from === "") && (edge.dataset.to === one.to || edge.dataset.to === "")));
        }
        const node = document.querySelector("#diagram .current");
        if (node === null) return;
        const [box, frame] = [node.getBoundingClientRect(), byId("canvas").getBoundingClientRect()];
        byId("canvas").scrollBy(box.x + box.width / 2 - frame.x - frame.width / 2, box.y + box.height / 2 - frame.y - frame.height / 2);
    };
    const show = (news) => {
        showStatus();
        showChoices();
        showMoves();
        showDiagram();
        byId("news").textContent = news;
    };

    // The tools.
    const text = () => [flow.flow].concat(now.moves.map((entry, index) => (index + 1) + ". " + line(entry))).join("\n") + "\n";
    const copied = (isDone) => {
        byId("news").textContent = isDone ? "The scenario is copied." : "The browser does not let the page copy; take the text below.";
        byId("copy-text").hidden = isDone;
        if (!isDone) byId("copy-text").select();
    };
    byId("copy").addEventListener("click", () => {
        byId("copy-text").value = text();
        byId("copy-text").hidden = false;
        byId("copy-text").select();
        const isDone = document.execCommand("copy");
        byId("copy").focus({ preventScroll: true });
        if (isDone || !navigator.clipboard) copied(isDone);
        else navigator.clipboard.writeText(text()).then(() => copied(true), () => copied(false));
    });
    byId("back").addEventListener("click", () => {
        now = past.pop() || start();
        show("One step back.");
        if (byId("back").disabled) byId("now").focus({ preventScroll: true });
    });
    byId("reset").addEventListener("click", () => {
        now = start();
        past = [];
        show("Started again.");
        byId("now").focus({ preventScroll: true });
    });
    show("");
})();
