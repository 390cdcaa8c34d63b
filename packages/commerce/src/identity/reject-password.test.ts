import { describe, expect, it } from "vitest";
import { rejectPassword } from "./reject-password.ts";

const owner = { firstName: "Nina", lastName: "Voss", email: "studio.queen@mail.test" };

describe("rejectPassword", () => {
  it("accepts one in the right form that nobody would guess", () => {
    expect(rejectPassword("Tenor77Window", owner)).toBeUndefined();
  });

  it.each([
    ["passwordTooLong", "more than 20 characters", "Tenor77WindowTenor77W"],
    ["invalidRequest", "fewer than 6 characters", "Tn77w"],
    ["invalidRequest", "no digit", "TenorWindow"],
    ["invalidRequest", "no capital", "tenor77window"],
    ["invalidRequest", "no small letter", "TENOR77WINDOW"],
    ["commonPassword", "a common word", "Dragon12"],
    ["predictablePassword", "the shop's words", "AutoTune2026!"],
    ["predictablePassword", "its owner's names", "NinaVoss1"],
  ])("says %s of one with %s", (reason, _what, password) => {
    expect(rejectPassword(password, owner)).toBe(reason);
  });

  it.each([
    ["its length before what it lacks", "dragon".repeat(4), "passwordTooLong"],
    ["its form before how common it is", "dragon", "invalidRequest"],
    ["its form before whose words it has", "autotune", "invalidRequest"],
    ["how common it is before whose words it has", "Dragon12", "commonPassword"],
  ])("names %s", (_order, password, reason) => {
    expect(rejectPassword(password, { ...owner, lastName: "Dragon" })).toBe(reason);
  });

  it("knows the shop's words alone where the owner is not known", () => {
    const nobody = { firstName: "", lastName: "", email: "" };
    expect(rejectPassword("NinaVoss1", nobody)).toBeUndefined();
    expect(rejectPassword("AutoTune2026!", nobody)).toBe("predictablePassword");
  });
});
