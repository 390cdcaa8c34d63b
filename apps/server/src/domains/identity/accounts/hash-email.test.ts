import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { hashEmail } from "./hash-email.ts";

it("[AUTH-15] hashes an email address lowercased, trimmed and without dots in the local part", () => {
  const expected = hash("sha256", "ninavoss@mail.studio.test", "hex");
  for (const written of [
    "ninavoss@mail.studio.test",
    "  Nina.Voss@Mail.Studio.Test\n",
    ".n.i.n.a.v.o.s.s.@mail.studio.test",
  ])
    expect(hashEmail(written), written).toBe(expected);
  // Computed elsewhere, so that not both sides are wrong in the same way.
  expect(hashEmail("A.B@c.d")).toBe(
    "64bc8ed363f009ca568a375024995bd34900dab74dce867eda4071724db52ba6",
  );
  for (const other of ["ninavoss@mailstudio.test", "nina-voss@mail.studio.test"])
    expect(hashEmail(other), other).not.toBe(expected);
});
