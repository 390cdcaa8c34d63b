const longest = 60;

/** A passkey's name as it is stored; undefined where it is invalid. */
export function readPasskeyName(text: string): string | undefined {
  const name = text.trim();
  return name !== "" && name.length <= longest ? name : undefined;
}
