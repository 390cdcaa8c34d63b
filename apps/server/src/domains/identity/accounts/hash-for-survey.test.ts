import { expect, it } from "vitest";
import { hashForSurvey } from "./hash-for-survey.ts";

it("[AUTH-16] is the same for one account, another for every other, and reveals nothing", () => {
  const one = { id: 7, createdAt: new Date("2026-11-15T12:00:00.123Z") };
  expect(hashForSurvey(one)).toBe(hashForSurvey({ ...one }));
  expect(hashForSurvey(one)).toMatch(/^[\da-f]{64}$/);
  const others = [
    { ...one, id: 8 },
    { ...one, createdAt: new Date(one.createdAt.getTime() + 1) },
  ];
  for (const other of others) expect(hashForSurvey(other)).not.toBe(hashForSurvey(one));
});
