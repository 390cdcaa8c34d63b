/** The messages of a gettext catalogue; those without a text are left out. */
export function readCatalogue(po: string): { english: string; text: string }[] {
  return po
    .split(/\n\s*\n/)
    .map((entry) => ({ english: stringOf(entry, "msgid"), text: stringOf(entry, "msgstr") }))
    .filter(({ english, text }) => english !== "" && text !== "");
}

/** A long string goes on in the lines below its name. */
function stringOf(entry: string, name: string): string {
  const [, lines = ""] = new RegExp(`^${name} ((?:".*"\\s*)+)`, "m").exec(entry) ?? [];
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => String(JSON.parse(line)))
    .join("");
}
