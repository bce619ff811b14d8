// The version of the tool: what `--version` prints, and what a project may ask for in `flowgen.yml`.

package let flowgenVersion = "0.1.0"
