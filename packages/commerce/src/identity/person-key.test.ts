import { expect, it } from "vitest";
import { personKey } from "./person-key.ts";

it("is the same for every spelling of one mailbox", () => {
  for (const email of [
    "Nina.Voss@gmail.com",
    " ninavoss@googlemail.com ",
    "n.i.n.a.voss+trial@gmail.com",
    "ninavoss+a+b.c@GMAIL.com",
  ])
    expect(personKey(email), email).toBe("ninavoss@gmail.com");
});

it("is the same however the domain or the quotation marks are written", () => {
  for (const email of ["nina@müller.test", "nina@XN--mller-kva.test.", '"ni.na"@mu\u0308ller.test'])
    expect(personKey(email), email).toBe("nina@xn--mller-kva.test");
});

it("keeps mailboxes apart", () => {
  const keys = ["nina@studio.test", "nina@studio.test.eu", "nina@stu.dio.test", "mina@studio.test"];
  expect(new Set(keys.map(personKey)).size).toBe(keys.length);
});
