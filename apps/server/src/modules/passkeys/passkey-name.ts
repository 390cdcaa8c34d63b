import { isStorable } from "../accounts/storable-text.ts";

const longest = 60;

/** What somebody calls their key, as it is kept; nothing where it cannot be. */
export function readPasskeyName(text: string): string | undefined {
  const name = text.trim();
  return name !== "" && name.length <= longest && isStorable(name) ? name : undefined;
}
