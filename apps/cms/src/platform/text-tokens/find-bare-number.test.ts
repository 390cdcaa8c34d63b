import { describe, expect, it } from "vitest";
import { findBareNumber } from "./find-bare-number.ts";

describe("a number that was typed into a text", () => {
  it.each([
    ["en", "Get it for $24.99 a month.", "$24.99"],
    ["en", "23 plug-ins in one plan.", "23 plug-ins"],
    ["en", "Fourteen creative effects.", "Fourteen creative effects"],
    ["de", "Für 24,99 € im Monat.", "24,99 €"],
    ["de", "Drei Editionen in einem Abo.", "Drei Editionen"],
    ["fr", "cinq outils de mixage", "cinq outils"],
    ["es", "catorce efectos creativos", "catorce efectos"],
    ["pt", "R$ 99 por mês", "R$ 99"],
    ["it", "23 plug-in in un abbonamento", "23 plug-in"],
    ["ja", "23のプラグイン", "23のプラグイン"],
    ["ja", "5,000円から", "5,000円"],
    ["ko", "플러그인 23종을 하나로", "플러그인 23종"],
  ])("is found in %s: %s", (language, text, found) => {
    expect(findBareNumber(text, language)).toBe(found);
  });

  it.each([
    ["en", "{tools:auto-tune-unlimited-monthly} plug-ins, free for 14 days."],
    ["en", "AutoTune 2026 tracks at 3 ms."],
    ["en", "Works on two computers."],
    ["en", "From {from:auto-tune}."],
    ["de", "In 14 Tagen."],
    ["ja", "AutoTune 2026は3 msです。"],
  ])("is not seen where there is none, in %s: %s", (language, text) => {
    expect(findBareNumber(text, language)).toBeUndefined();
  });
});
