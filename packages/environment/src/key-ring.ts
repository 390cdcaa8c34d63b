import { createHmac, hash, hkdfSync, timingSafeEqual } from "node:crypto";
import Type from "typebox";

/** One secret of a setting. The id is public: it is in what the secret signed. */
interface Key {
  readonly id: string;
  readonly secret: string;
}

/** The current key first; the others are previous ones, which are still accepted. */
export type KeyRing = readonly [Key, ...Key[]];

/** Short, in lower case: it is part of links and of addresses of mails, whose case may change. */
const idForm = "[a-z0-9]{1,8}";
const named = new RegExp(`^(${idForm}):(.+)$`);

/**
 * A setting that holds a secret, or several of which the first is used and all are accepted:
 * `2026b:<secret>,2026a:<secret>`. A secret without an id is valid too.
 */
export function keyRingSetting(options: { minLength: number; description: string }) {
  const key = `(?:${idForm}:)?[^,]{${options.minLength},}`;
  return Type.String({
    minLength: options.minLength,
    pattern: `^${key}(?:,${key})*$`,
    description: options.description,
  });
}

export function parseKeyRing(setting: string): KeyRing {
  const [current, ...previous] = setting.split(",").map(parseKey);
  // A text always has a first part.
  if (current === undefined) throw new Error("A key ring has a key");
  const keys = [current, ...previous] as const;
  const ids = new Set(keys.map(({ id }) => id));
  if (ids.size < keys.length) throw new Error("Two keys of a ring have the same id");
  return keys;
}

function parseKey(text: string): Key {
  const [, id, secret] = named.exec(text) ?? [];
  if (id !== undefined && secret !== undefined) return { id, secret };
  // Of the secret, so that every process gives it the same, and it stays the same when it becomes a previous one.
  return { id: hash("sha256", `key id ${text}`).slice(0, 8), secret: text };
}

export interface Signer {
  /** The signature and the id of the key that made it. */
  sign(text: string): string;
  /** Also of a previous key, and without an id, as those were before keys had one. */
  isSigned(text: string, signature: string): boolean;
}

/** Of SHA-256, in base64url. */
const signatureLength = 43;

/** Signs for one purpose alone: with a key that is derived for it from each secret of the setting. */
export function createSigner(setting: string, purpose: string): Signer {
  const keys = deriveKeys(setting, purpose);
  const [current] = keys;
  return {
    sign: (text) => `${mac(current, text).toString("base64url")}-${current.id}`,
    isSigned(text, shown) {
      const signature = Buffer.from(shown.slice(0, signatureLength), "base64url");
      const rest = shown.slice(signatureLength);
      return keys.some((key) => {
        if (rest !== "" && rest !== `-${key.id}`) return false;
        const expected = mac(key, text);
        return signature.length === expected.length && timingSafeEqual(signature, expected);
      });
    },
  };
}

export interface DerivedKey {
  readonly id: string;
  readonly key: Buffer;
}

/** For what does not have the form of a signature: the key of each secret, for one purpose alone, the current first. */
export function deriveKeys(
  setting: string,
  purpose: string,
): readonly [DerivedKey, ...DerivedKey[]] {
  const derive = ({ id, secret }: Key): DerivedKey => ({
    id,
    key: Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)),
  });
  const [current, ...previous] = parseKeyRing(setting);
  return [derive(current), ...previous.map(derive)];
}

export function mac({ key }: DerivedKey, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
