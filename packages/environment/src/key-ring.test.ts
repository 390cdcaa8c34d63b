import { createHmac, hkdfSync } from "node:crypto";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { createSigner, keyRingSetting, parseKeyRing } from "./key-ring.ts";
import { readEnvironment } from "./read-environment.ts";

const old = "an-old-secret-of-thirty-two-characters";
const fresh = "a-fresh-secret-of-thirty-two-characters";

/** As signatures were made before keys had ids. */
const signedBefore = (text: string, secret: string, purpose: string) =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)))
    .update(text)
    .digest("base64url");

describe("a ring of keys", () => {
  it("is a plain secret, or several with ids of which the first is current", () => {
    expect(parseKeyRing(old)).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{8}$/), secret: old },
    ]);
    expect(parseKeyRing(`2026b:${fresh},2026a:${old}`)).toEqual([
      { id: "2026b", secret: fresh },
      { id: "2026a", secret: old },
    ]);
  });

  it("knows a plain secret by the same id after it has become a previous one", () => {
    const [before] = parseKeyRing(old);
    const [, after] = parseKeyRing(`2026b:${fresh},${old}`);
    expect(after).toEqual(before);
  });

  it("with two keys of one id is rejected", () => {
    expect(() => parseKeyRing(`a:${fresh},a:${old}`)).toThrow("same id");
  });

  it("is checked at start: every secret in it is long enough", () => {
    const schema = Type.Object({
      LINK_SECRET: keyRingSetting({ minLength: 32, description: "signs links" }),
    });
    for (const good of [old, `b:${fresh},a:${old}`, `b:${fresh},${old}`])
      expect(readEnvironment(schema, { LINK_SECRET: good }).LINK_SECRET).toBe(good);
    for (const bad of ["short", `b:${fresh},a:short`, `b:${fresh},`, `,${old}`, `b:short,${old}`])
      expect(() => readEnvironment(schema, { LINK_SECRET: bad }), bad).toThrow("LINK_SECRET");
  });
});

describe("a signature", () => {
  const before = createSigner(old, "test");
  const during = createSigner(`b:${fresh},${old}`, "test");
  const after = createSigner(`b:${fresh}`, "test");

  it("names its key", () => {
    expect(during.sign("text")).toMatch(/^[\w-]{43}-b$/);
  });

  it("is accepted while its key is in the ring, on either side of a change", () => {
    expect(during.isSigned("text", before.sign("text"))).toBe(true);
    expect(during.isSigned("text", during.sign("text"))).toBe(true);
    expect(after.isSigned("text", during.sign("text"))).toBe(true);
    expect(after.isSigned("text", before.sign("text"))).toBe(false);
  });

  it("without an id, as they once were, is accepted under every key of the ring", () => {
    for (const secret of [old, fresh])
      expect(during.isSigned("text", signedBefore("text", secret, "test"))).toBe(true);
    expect(after.isSigned("text", signedBefore("text", old, "test"))).toBe(false);
  });

  it("is rejected for another text, another purpose, another key's id, or when it is cut or lengthened", () => {
    const signature = during.sign("text");
    expect(during.isSigned("texts", signature)).toBe(false);
    expect(createSigner(`b:${fresh}`, "other").isSigned("text", signature)).toBe(false);
    expect(createSigner(`c:${fresh}`, "test").isSigned("text", signature)).toBe(false);
    for (const shown of ["", "-b", signature.slice(0, 42), `${signature}b`, `${signature}-b`])
      expect(during.isSigned("text", shown), shown).toBe(false);
  });
});
