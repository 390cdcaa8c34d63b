import { hasInvalidCharacter } from "./invalid-character.ts";

const form = /^[\p{Letter}\p{Mark}' ’-]+$/u;
const longestName = 100;

/** Letters of any script, apostrophe, space and hyphen. */
export function isName(text: string): boolean {
  return (
    text.length <= longestName &&
    text.trim() !== "" &&
    form.test(text) &&
    !hasInvalidCharacter(text)
  );
}
