import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

function keyFor(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", `staff ${purpose}`, 32));
}

/** Encrypted, and bound to whose it is: copied to somebody else, it does not open. */
export function seal(secret: string, owner: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, "secrets"), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined where it was sealed with another secret or for another owner, or was changed. */
export function unseal(secret: string, owner: string, sealed: Buffer): Buffer | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, keyFor(secret, "secrets"), nonce, {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const plain = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
}

/** With the secret, so that a copy of the database alone cannot be guessed at. */
export function hashRecoveryCode(secret: string, staffId: number, code: string): Buffer {
  return createHmac("sha256", keyFor(secret, "recovery codes"))
    .update(`${staffId}:${code}`)
    .digest();
}
