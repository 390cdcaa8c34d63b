import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { isPassword } from "./password-form.ts";

describe("[FORM-11] a common password", () => {
  it.each([
    ["on the list as it is", "Passw0rd"],
    ["on the list in other letters", "QWerty123"],
    ["with a digit at its end", "Dragon1"],
    ["with a year and a sign at its end", "Summer2026!"],
    ["with digits before it", "123Monkey"],
    ["with as much added as it has itself", "Dragon123456"],
    ["typed in full width", "Ｄｒａｇｏｎ１２"],
  ])("is one %s", (_title, password) => {
    expect(isCommonPassword(password), password).toBe(true);
  });

  it.each([
    ["two words", "Choir7Window"],
    ["a short word in a long number", "Max73918462"],
    ["letters without sense", "kT4vWq9z"],
    ["a word with something in its middle", "Dra9gon"],
    ["another script", "Пение42x"],
  ])("is not one with %s", (_title, password) => {
    expect(isPassword(password), password).toBe(true);
    expect(isCommonPassword(password), password).toBe(false);
  });

  it("is found in no time", () => {
    const begin = performance.now();
    for (let times = 0; times < 10_000; times += 1) isCommonPassword(`Dragon${times}!`);
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});
