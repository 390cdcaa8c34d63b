/** Names in braces, and where links lead: both stay as they are in every language. */
const placeholder = /\{[^{}\s]+\}|\]\([^()\s]*\)/g;

export function hasSamePlaceholders(source: string, target: string): boolean {
  return placeholdersIn(source) === placeholdersIn(target);
}

function placeholdersIn(text: string): string {
  return (text.match(placeholder) ?? []).toSorted().join(" ");
}
