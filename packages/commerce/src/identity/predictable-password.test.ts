import { describe, expect, it } from "vitest";
import { isPredictablePassword } from "./predictable-password.ts";

const owner = { firstName: "Nína", lastName: "Voss-Meyer", email: "studio.queen+x@mail.test" };

describe("[FORM-11] isPredictablePassword", () => {
  it.each([
    "AutoTune1",
    "Auto-Tune2026!",
    "1Metamorph",
    "VocalReverb9",
    "NínaVoss1",
    "Vossmeyer22",
    "StudioQueen7",
    "NínaAutotune1",
  ])("finds the words of %j", (password) => {
    expect(isPredictablePassword(password, owner)).toBe(true);
  });

  it.each(["Chorus42up", "Autotunerx1", "Tenor77Window", "Nina4everOk", "Pro482915637", "123456"])(
    "lets %j pass",
    (password) => {
      expect(isPredictablePassword(password, owner)).toBe(false);
    },
  );

  it("knows the shop's words where the owner is not known", () => {
    const nobody = { firstName: "", lastName: "", email: "" };
    expect(isPredictablePassword("Vocodist1", nobody)).toBe(true);
    expect(isPredictablePassword("NínaVoss1", nobody)).toBe(false);
  });
});
