/** In Markdown the end of a line within a paragraph is a space. */
export function onOneLine(words: string): string {
  return words.replaceAll("\n", " ");
}
