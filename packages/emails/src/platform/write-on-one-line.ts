/** Every space that could break the line, and every control character. */
const breaking = /(?:[^\S\u00a0\u202f]|\p{Cc})+/gu;

/** User input. In the text part nothing of it may look like a line of ours. */
export function writeOnOneLine(typed: string): string {
  return typed.replaceAll(breaking, " ").trim();
}
