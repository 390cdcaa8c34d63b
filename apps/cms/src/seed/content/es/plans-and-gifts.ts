import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly =
  "Se renueva cada mes a este precio hasta que canceles. Puedes cancelar cuando quieras.";
const renewsYearly =
  "Se renueva cada año a este precio hasta que canceles. Puedes cancelar cuando quieras.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, mensual",
    summary:
      "AutoTune 2026, AutoKey, la cadena vocal y los cuatro grandes efectos creativos, con pago mes a mes.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, anual",
    summary:
      "AutoTune 2026, AutoKey, la cadena vocal y los cuatro grandes efectos creativos, con un pago al año.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, mensual",
    summary: "AutoTune 2026, AutoKey, Vocal Prep y Vocal De-Esser, con pago mes a mes.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, anual",
    summary: "AutoTune 2026, AutoKey, Vocal Prep y Vocal De-Esser, con un pago al año.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14 días gratis",
    summary: "Todo lo de Unlimited durante 14 días. Después sigue mes a mes hasta que canceles.",
    checkoutInfo:
      "Hoy no se cobra nada. A los 14 días se cobra el precio mensual, salvo que canceles antes. Cada persona tiene una prueba.",
    specialText: "14 días gratis",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60 días de regalo",
    summary: "Todo lo de Unlimited durante 60 días. Después sigue mes a mes hasta que canceles.",
    checkoutInfo:
      "Hoy no se cobra nada. A los 60 días se cobra el precio mensual, salvo que canceles antes.",
    specialText: "Regalo",
  },
  "auto-key-gift": {
    name: "AutoKey, de regalo",
    summary:
      "Reconoce la tonalidad y la escala de tu canción y se las pasa a AutoTune. Tuyo para siempre.",
    specialText: "Regalo",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, de regalo",
    summary: "Suaviza las eses afiladas y deja en paz el resto de la voz. Tuyo para siempre.",
    specialText: "Regalo",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep, EQ, Compressor, De-Esser y Reverb juntos, por menos que uno a uno.",
    checkoutInfo: "Recibes cinco licencias, una por herramienta.",
    specialText: "Cinco en uno",
  },
};
