import { expect, test } from "vitest";
import { advisoryLocks, keyedAdvisoryLocks } from "./advisory-locks.ts";

test("no two features share an advisory lock", () => {
  for (const locks of [advisoryLocks, keyedAdvisoryLocks]) {
    const values: readonly (number | string)[] = Object.values(locks);
    expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);
  }
});
