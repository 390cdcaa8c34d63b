import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly =
  "Renova todo mês por este preço até você cancelar. Dá para cancelar a qualquer momento.";
const renewsYearly =
  "Renova todo ano por este preço até você cancelar. Dá para cancelar a qualquer momento.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, mensal",
    summary:
      "AutoTune 2026, AutoKey, a cadeia vocal e os quatro grandes efeitos criativos, com pagamento mês a mês.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, anual",
    summary:
      "AutoTune 2026, AutoKey, a cadeia vocal e os quatro grandes efeitos criativos, com um pagamento por ano.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, mensal",
    summary: "AutoTune 2026, AutoKey, Vocal Prep e Vocal De-Esser, com pagamento mês a mês.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, anual",
    summary: "AutoTune 2026, AutoKey, Vocal Prep e Vocal De-Esser, com um pagamento por ano.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14 dias grátis",
    summary: "Tudo do Unlimited por 14 dias. Depois continua mês a mês até você cancelar.",
    checkoutInfo:
      "Nada é cobrado hoje. Depois de 14 dias é cobrado o preço mensal, a menos que você cancele antes. Cada pessoa tem um teste.",
    specialText: "14 dias grátis",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60 dias de presente",
    summary: "Tudo do Unlimited por 60 dias. Depois continua mês a mês até você cancelar.",
    checkoutInfo:
      "Nada é cobrado hoje. Depois de 60 dias é cobrado o preço mensal, a menos que você cancele antes.",
    specialText: "Presente",
  },
  "auto-key-gift": {
    name: "AutoKey, de presente",
    summary: "Descobre o tom e a escala da sua música e avisa o AutoTune. Seu para sempre.",
    specialText: "Presente",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, de presente",
    summary: "Suaviza os “s” agudos demais e deixa o resto da voz em paz. Seu para sempre.",
    specialText: "Presente",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep, EQ, Compressor, De-Esser e Reverb juntos, por menos do que um a um.",
    checkoutInfo: "Você recebe cinco licenças, uma para cada ferramenta.",
    specialText: "Cinco em um",
  },
};
