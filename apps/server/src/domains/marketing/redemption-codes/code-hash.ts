import { deriveKeys, mac } from "@autotune/environment";

/** Under the current key first, then under previous ones. */
export type CodeHashForms = readonly [Buffer, ...Buffer[]];

export interface CodeHashes {
  /** The form in which a new code is stored. */
  store(code: string): Buffer;
  /** Every form in which a code may be stored. */
  find(code: string): CodeHashForms;
}

/**
 * The stored form of a code. Keyed, so that codes of a stolen table cannot be found by hashing guesses, and
 * deterministic, so that support finds one by its text. The key is derived from a long-lived secret; a code cannot be
 * stored anew under another one, so a previous key stays in the ring as long as its codes are valid.
 */
export function codeHashes(secret: string): CodeHashes {
  const [current, ...previous] = deriveKeys(secret, "redeem code");
  return {
    store: (code) => mac(current, code),
    find: (code) => [mac(current, code), ...previous.map((key) => mac(key, code))],
  };
}
