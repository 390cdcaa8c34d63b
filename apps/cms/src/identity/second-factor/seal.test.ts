import { expect, test } from "vitest";
import { hashRecoveryCode, seal, unseal } from "./seal.ts";

const secret = "a secret of at least thirty-two characters";
const plain = Buffer.from("twenty bytes of it..");

test("a sealed secret opens for its owner and with its key, and unchanged only", () => {
  const sealed = seal(secret, "staff 7", plain);
  expect(unseal(secret, "staff 7", sealed)).toEqual(plain);
  expect(unseal(secret, "staff 8", sealed)).toBeUndefined();
  expect(unseal(`${secret}!`, "staff 7", sealed)).toBeUndefined();
  for (const place of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(unseal(secret, "staff 7", changed), String(place)).toBeUndefined();
  }
  expect(unseal(secret, "staff 7", Buffer.alloc(5))).toBeUndefined();
});

test("it shows nothing of what it holds, and is another each time", () => {
  const sealed = seal(secret, "staff 7", plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(sealed).not.toEqual(seal(secret, "staff 7", plain));
});

test("what a previous key sealed or hashed stays valid", () => {
  const changed = `new:another secret of at least thirty-two characters,${secret}`;
  expect(unseal(changed, "staff 7", seal(secret, "staff 7", plain))).toEqual(plain);
  expect(unseal(secret, "staff 7", seal(changed, "staff 7", plain))).toBeUndefined();
  const [former] = hashRecoveryCode(secret, 7, "ABCDEFGHIJ");
  expect(hashRecoveryCode(changed, 7, "ABCDEFGHIJ").slice(1)).toEqual([former]);
});

test("a recovery code is a person's own", () => {
  const hashes = [7, 8].map((staff) =>
    hashRecoveryCode(secret, staff, "ABCDEFGHIJ")[0].toString("hex"),
  );
  expect(new Set(hashes).size).toBe(2);
});
