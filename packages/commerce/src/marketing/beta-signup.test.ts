import { expect, test } from "vitest";
import { birthYears, findBetaSignupProblems } from "./beta-signup.ts";

const right = { firstName: "Ana", lastName: "O’Neill", email: "ana@studio.test", birthYear: 1990 };

test("[FORM-08] years of birth run from this one down to 1930", () => {
  const years = birthYears(2026);
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1930, 97]);
});

test.each([
  [{}, []],
  [{ email: " ana@studio.test " }, []],
  [{ firstName: "" }, ["firstName"]],
  [{ firstName: "Ana 🎤" }, ["firstName"]],
  [{ lastName: "  " }, ["lastName"]],
  [{ email: "ana@studio" }, ["email"]],
  [{ email: "ana@example.com" }, ["email"]],
  [{ birthYear: undefined }, ["birthYear"]],
  [{ birthYear: 1929 }, ["birthYear"]],
  [{ birthYear: 1930 }, []],
  [{ birthYear: 2026 }, []],
  [{ birthYear: 2027 }, ["birthYear"]],
  [{ birthYear: 1990.5 }, ["birthYear"]],
  [
    { firstName: "", lastName: "", email: "", birthYear: undefined },
    ["firstName", "lastName", "email", "birthYear"],
  ],
])("[FORM-08] %o leaves %o to mend", (change, problems) => {
  expect(findBetaSignupProblems({ ...right, ...change }, 2026)).toEqual(problems);
});
