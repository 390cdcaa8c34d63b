import type { SeedContent } from "../seed-content.ts";

const renewsMonthly =
  "Renews every month at this price until you cancel. You can cancel at any time.";
const renewsYearly =
  "Renews every year at this price until you cancel. You can cancel at any time.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, monthly",
    summary:
      "AutoTune 2026, AutoKey, the vocal chain, Metamorph, Harmony Engine, Vocodist and Choir, billed monthly.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, yearly",
    summary:
      "AutoTune 2026, AutoKey, the vocal chain, Metamorph, Harmony Engine, Vocodist and Choir, billed yearly.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, monthly",
    summary: "AutoTune 2026, AutoKey, Vocal Prep and Vocal De-Esser, billed monthly.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, yearly",
    summary: "AutoTune 2026, AutoKey, Vocal Prep and Vocal De-Esser, billed yearly.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14 days free",
    summary: "Everything in Unlimited for 14 days. Then it renews monthly until you cancel.",
    checkoutInfo:
      "You pay nothing today. After 14 days you’re charged the monthly price, unless you cancel first. One trial per person.",
    specialText: "14 days free",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60-day gift",
    summary: "Everything in Unlimited for 60 days. Then it renews monthly until you cancel.",
    checkoutInfo:
      "You pay nothing today. After 60 days you’re charged the monthly price, unless you cancel first.",
    specialText: "Gift",
  },
  "auto-key-gift": {
    name: "AutoKey, free gift",
    summary: "Hears which key and scale your song is in and tells AutoTune. Yours to keep.",
    specialText: "Gift",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, free gift",
    summary: "Softens sharp s sounds and leaves the rest of the voice alone. Yours to keep.",
    specialText: "Gift",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary:
      "Prep, EQ, Compressor, De-Esser and Reverb together, for less than buying them one by one.",
    checkoutInfo: "You get five licenses, one for each plug-in.",
    specialText: "Five in one",
  },
};
