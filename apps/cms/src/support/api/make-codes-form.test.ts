import { expect, it } from "vitest";
import { readMakeCodesForm } from "./make-codes-form.ts";

const typed = {
  request: "5f6f2a54-6a0e-4a86-9f0a-0f1f0c7a2a11",
  gives: "licence:auto-key",
  count: "50",
  dealer: " Studio Shop ",
  expires: "2027-01-31",
  once: "on",
  reason: "For the shops",
};

function fill(changes: Readonly<Record<string, string>> = {}, owners: readonly string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
  for (const owner of owners) form.append("owner", owner);
  return readMakeCodesForm(form);
}

it("requests what was typed", () => {
  expect(fill({}, ["auto-tune-pro"])).toEqual({
    requestId: typed.request,
    gives: { kind: "licence", path: "auto-key" },
    count: 50,
    dealer: "Studio Shop",
    expiresAt: "2027-01-31T23:59:59-12:00",
    ownersOf: ["auto-tune-pro"],
    oncePerPerson: true,
    reason: "For the shops",
  });
  expect(fill({ expires: "", once: "" })).not.toHaveProperty("expiresAt");
  expect(fill({ gives: "coupon:SING10" })?.gives).toEqual({ kind: "coupon", code: "SING10" });
});

it("requests nothing where something is missing or too much", () => {
  for (const changes of [
    { count: "0" },
    { count: "5001" },
    { count: "many" },
    { gives: "house:big" },
    { gives: "" },
    { dealer: "" },
    { reason: "" },
    { request: "x" },
    { expires: "soon" },
  ])
    expect(fill(changes), JSON.stringify(changes)).toBeUndefined();
});
