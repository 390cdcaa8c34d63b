import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKeys, mac } from "@autotune/environment";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const sealingKeys = (setting: string) => deriveKeys(setting, "staff secrets");
const codeKeys = (setting: string) => deriveKeys(setting, "staff recovery codes");

/** Encrypted with the current key, and bound to whose it is: copied to somebody else, it does not open. */
export function seal(setting: string, owner: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, sealingKeys(setting)[0].key, nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined where no key of the setting sealed it, it was sealed for another owner, or was changed. */
export function unseal(setting: string, owner: string, sealed: Buffer): Buffer | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  for (const { key } of sealingKeys(setting)) {
    const plain = unsealWith(key, owner, sealed);
    if (plain !== undefined) return plain;
  }
  return undefined;
}

function unsealWith(key: Buffer, owner: string, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const plain = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
}

/**
 * Under the current key and each previous one. With a key, so that a copy of the database alone cannot be guessed at.
 */
export function hashRecoveryCode(
  setting: string,
  staffId: number,
  code: string,
): readonly [Buffer, ...Buffer[]] {
  const [current, ...previous] = codeKeys(setting);
  const text = `${staffId}:${code}`;
  return [mac(current, text), ...previous.map((key) => mac(key, text))];
}
