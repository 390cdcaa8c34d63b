import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { nameCall, readStaffToken, signStaffToken } from "./staff-token.ts";

const secret = "a-secret-of-thirty-two-characters";
const staff = { id: 7, email: "ana@desk.test", role: "support" } as const;
const now = new Date("2030-01-01T12:00:00Z");
const call = nameCall("GET", "/staff/v1/customers/1");
const token = signStaffToken(staff, { call, now, secret });
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it("identifies the caller, for the one call and a minute", () => {
  expect(readStaffToken(token, { call, now, secret })).toEqual(staff);
  expect(readStaffToken(token, { call, now: later(59), secret })).toEqual(staff);
  expect(readStaffToken(token, { call, now: later(60), secret })).toBeUndefined();
  const another = nameCall("GET", "/staff/v1/customers/2");
  expect(readStaffToken(token, { call: another, now, secret })).toBeUndefined();
});

it("is for the body that was signed", () => {
  const path = "/staff/v1/orders/1/refunds";
  const signed = signStaffToken(staff, { call: nameCall("POST", path, "{}"), now, secret });
  const read = (body?: string) =>
    readStaffToken(signed, { call: nameCall("POST", path, body), now, secret });
  expect(read("{}")).toEqual(staff);
  expect([read('{"amount":1}'), read(""), read()]).toEqual([undefined, undefined, undefined]);
});

it("is rejected with another secret, other claims, or anything that is none", () => {
  const [text = "", signature = ""] = token.split(".");
  const raised = Buffer.from(
    Buffer.from(text, "base64url").toString().replace("support", "admin"),
  ).toString("base64url");
  const withoutPurpose = createHmac("sha256", secret).update(text).digest("base64url");
  const forged = [
    `${raised}.${signature}`,
    `${text}.${withoutPurpose}`,
    `${text}.`,
    `${token}.`,
    text,
    "",
    ".",
    "x.y.z",
  ];
  for (const made of forged)
    expect(readStaffToken(made, { call, now, secret }), made).toBeUndefined();
  expect(readStaffToken(token, { call, now, secret: `${secret}!` })).toBeUndefined();
});

it("of a clock that is an hour ahead does not live an hour longer", () => {
  const early = signStaffToken(staff, { call, now: later(3600), secret });
  expect(readStaffToken(early, { call, now, secret })).toBeUndefined();
});

it("with claims of another form is none, however well it is signed", () => {
  const sign = (claims: object) => {
    const text = Buffer.from(JSON.stringify(claims)).toString("base64url");
    const signature = createHmac("sha256", secret)
      .update(`staff-token ${text}`)
      .digest("base64url");
    return `${text}.${signature}`;
  };
  const expiresAt = later(30).getTime();
  expect(readStaffToken(sign({ staff, call, expiresAt }), { call, now, secret })).toEqual(staff);
  const editor = { ...staff, role: "editor" };
  expect(
    readStaffToken(sign({ staff: editor, call, expiresAt }), { call, now, secret }),
  ).toBeUndefined();
});
