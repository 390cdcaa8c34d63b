import { describe, expect, it } from "vitest";
import { createDecoyHash, hashPassword, verifyPassword } from "./password-hash.ts";

describe("a password's hash", () => {
  it("is argon2id with 19 MiB, two passes and one lane, for the decoy too", async () => {
    const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(await hashPassword("Singer42")).toMatch(form);
    expect(await createDecoyHash()).toMatch(form);
  });

  it("matches its password only, and differs each time", async () => {
    const [one, two] = [await hashPassword("Singer42"), await hashPassword("Singer42")];
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "Singer42")).toBe(true);
    expect(await verifyPassword(one, "singer42")).toBe(false);
  });

  it("accepts an accented letter however the keyboard encoded it", async () => {
    const composed = await hashPassword("S\u00e4nger42");
    expect(await verifyPassword(composed, "Sa\u0308nger42")).toBe(true);
  });
});
