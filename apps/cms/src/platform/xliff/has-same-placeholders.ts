/**
 * Names in braces, where links lead and what pictures show, with the sign that makes it a picture, and the colon that
 * begins the words of a figure: all stay as they are in every language.
 */
const placeholder = /\{[^{}\s]+\}|!\[|\]\([^()\s]*\)|^:/gm;

export function hasSamePlaceholders(source: string, target: string): boolean {
  return placeholdersIn(source) === placeholdersIn(target);
}

function placeholdersIn(text: string): string {
  return (text.match(placeholder) ?? []).toSorted().join(" ");
}
