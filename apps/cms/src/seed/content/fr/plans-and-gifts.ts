import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly =
  "Se renouvelle chaque mois à ce tarif jusqu’à la résiliation, possible à tout moment.";
const renewsYearly =
  "Se renouvelle chaque année à ce tarif jusqu’à la résiliation, possible à tout moment.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, mensuel",
    summary:
      "AutoTune 2026, AutoKey, la chaîne vocale et les quatre grands effets créatifs, payés mois par mois.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, annuel",
    summary:
      "AutoTune 2026, AutoKey, la chaîne vocale et les quatre grands effets créatifs, payés une fois par an.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, mensuel",
    summary: "AutoTune 2026, AutoKey, Vocal Prep et Vocal De-Esser, payés mois par mois.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, annuel",
    summary: "AutoTune 2026, AutoKey, Vocal Prep et Vocal De-Esser, payés une fois par an.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14 jours gratuits",
    summary:
      "Tout Unlimited pendant 14 jours. Ensuite, il continue au mois jusqu’à ce que vous résiliiez.",
    checkoutInfo:
      "Rien n’est débité aujourd’hui. Au bout de 14 jours, le tarif mensuel est débité, sauf si vous résiliez avant. Un essai par personne.",
    specialText: "14 jours gratuits",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60 jours offerts",
    summary:
      "Tout Unlimited pendant 60 jours. Ensuite, il continue au mois jusqu’à ce que vous résiliiez.",
    checkoutInfo:
      "Rien n’est débité aujourd’hui. Au bout de 60 jours, le tarif mensuel est débité, sauf si vous résiliez avant.",
    specialText: "Offert",
  },
  "auto-key-gift": {
    name: "AutoKey, offert",
    summary:
      "Reconnaît la tonalité et la gamme de votre morceau, et les transmet à AutoTune. À vous pour toujours.",
    specialText: "Offert",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, offert",
    summary:
      "Adoucit les « s » trop vifs et laisse le reste de la voix tranquille. À vous pour toujours.",
    specialText: "Offert",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep, EQ, Compressor, De-Esser et Reverb ensemble, pour moins cher que séparément.",
    checkoutInfo: "Vous recevez cinq licences, une par outil.",
    specialText: "Cinq en un",
  },
};
