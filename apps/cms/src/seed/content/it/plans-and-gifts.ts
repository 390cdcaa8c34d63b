import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly =
  "Si rinnova ogni mese a questo prezzo finché non disdici. Puoi disdire in ogni momento.";
const renewsYearly =
  "Si rinnova ogni anno a questo prezzo finché non disdici. Puoi disdire in ogni momento.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, mensile",
    summary:
      "AutoTune 2026, AutoKey, la catena vocale e i quattro grandi effetti creativi, pagando mese per mese.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, annuale",
    summary:
      "AutoTune 2026, AutoKey, la catena vocale e i quattro grandi effetti creativi, pagando una volta all’anno.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, mensile",
    summary: "AutoTune 2026, AutoKey, Vocal Prep e Vocal De-Esser, pagando mese per mese.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, annuale",
    summary: "AutoTune 2026, AutoKey, Vocal Prep e Vocal De-Esser, pagando una volta all’anno.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14 giorni gratis",
    summary: "Tutto Unlimited per 14 giorni. Poi continua mese per mese finché non disdici.",
    checkoutInfo:
      "Oggi non paghi nulla. Dopo 14 giorni viene addebitato il prezzo mensile, se non disdici prima. Una prova a persona.",
    specialText: "14 giorni gratis",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60 giorni in regalo",
    summary: "Tutto Unlimited per 60 giorni. Poi continua mese per mese finché non disdici.",
    checkoutInfo:
      "Oggi non paghi nulla. Dopo 60 giorni viene addebitato il prezzo mensile, se non disdici prima.",
    specialText: "Regalo",
  },
  "auto-key-gift": {
    name: "AutoKey, in regalo",
    summary: "Riconosce tonalità e scala del tuo brano e le comunica ad AutoTune. Tuo per sempre.",
    specialText: "Regalo",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, in regalo",
    summary: "Ammorbidisce le esse taglienti e lascia in pace il resto della voce. Tuo per sempre.",
    specialText: "Regalo",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep, EQ, Compressor, De-Esser e Reverb insieme, a meno che uno per uno.",
    checkoutInfo: "Ricevi cinque licenze, una per ogni strumento.",
    specialText: "Cinque in uno",
  },
};
