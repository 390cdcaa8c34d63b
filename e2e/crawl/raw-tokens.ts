/** What editors write where the catalogue has the answer, and what the server makes of a price: neither is for people. */
const rawToken = /\{(?:names|tools|price|from|amounts)[^}]*:[^}]*\}?/g;

/** The tokens that a text prints instead of what they stand for. */
export function rawTokensIn(text: string): string[] {
  return text.match(rawToken) ?? [];
}
