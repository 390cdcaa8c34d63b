import { expect, it } from "vitest";
import { makeAuthenticationString, makeSerial } from "./serial.ts";

it("makes unique serials that can be read aloud", () => {
  const serials = Array.from({ length: 5000 }, makeSerial);
  for (const serial of serials)
    expect(serial).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(serials).size).toBe(serials.length);
  expect(makeAuthenticationString()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
});
