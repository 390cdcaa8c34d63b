import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly =
  "Verlängert sich jeden Monat zu diesem Preis, bis du kündigst. Das geht jederzeit.";
const renewsYearly =
  "Verlängert sich jedes Jahr zu diesem Preis, bis du kündigst. Das geht jederzeit.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, monatlich",
    summary:
      "AutoTune 2026, AutoKey, die Vocal-Chain und die vier großen Kreativeffekte, Monat für Monat bezahlt.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, jährlich",
    summary:
      "AutoTune 2026, AutoKey, die Vocal-Chain und die vier großen Kreativeffekte, einmal im Jahr bezahlt.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, monatlich",
    summary: "AutoTune 2026, AutoKey, Vocal Prep und Vocal De-Esser, Monat für Monat bezahlt.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, jährlich",
    summary: "AutoTune 2026, AutoKey, Vocal Prep und Vocal De-Esser, einmal im Jahr bezahlt.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14 Tage gratis",
    summary: "Alles aus Unlimited für 14 Tage. Danach geht es monatlich weiter, bis du kündigst.",
    checkoutInfo:
      "Heute wird nichts abgebucht. Nach 14 Tagen wird der Monatspreis abgebucht, wenn du nicht vorher kündigst. Jede Person hat einen Test.",
    specialText: "14 Tage gratis",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60 Tage geschenkt",
    summary: "Alles aus Unlimited für 60 Tage. Danach geht es monatlich weiter, bis du kündigst.",
    checkoutInfo:
      "Heute wird nichts abgebucht. Nach 60 Tagen wird der Monatspreis abgebucht, wenn du nicht vorher kündigst.",
    specialText: "Geschenk",
  },
  "auto-key-gift": {
    name: "AutoKey, geschenkt",
    summary:
      "Hört, in welcher Tonart und Tonleiter dein Song steht, und sagt es AutoTune. Gehört dir für immer.",
    specialText: "Geschenk",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, geschenkt",
    summary: "Mildert scharfe S-Laute und lässt den Rest der Stimme in Ruhe. Gehört dir für immer.",
    specialText: "Geschenk",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep, EQ, Compressor, De-Esser und Reverb zusammen, günstiger als einzeln.",
    checkoutInfo: "Du bekommst fünf Lizenzen, eine für jedes Tool.",
    specialText: "Fünf in einem",
  },
};
