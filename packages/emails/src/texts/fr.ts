import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("fr", {
  one: "Votre commande est terminée et votre numéro de série se trouve ci-dessous. Gardez cet e-mail\u00a0: il vous servira le jour où vous changerez d’ordinateur.",
  other:
    "Votre commande est terminée et vos # numéros de série se trouvent ci-dessous. Gardez cet e-mail\u00a0: il vous servira le jour où vous changerez d’ordinateur.",
});
const previewWithSerials = plural("fr", {
  one: "Votre numéro de série est à l’intérieur, avec les trois étapes jusqu’à votre première prise.",
  other:
    "Vos # numéros de série sont à l’intérieur, avec les trois étapes jusqu’à votre première prise.",
});

export const fr: OrderTexts = {
  subject: (reference) => `Votre commande AutoTune ${reference}`,
  preview: (serials) =>
    serials === 0
      ? "Votre commande est terminée. Voici les trois étapes jusqu’à votre première prise."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "Merci\u00a0!" : `Merci, ${firstName}\u00a0!`),
  intro: (serials) =>
    serials === 0
      ? "Votre commande est terminée. Tous vos achats vous attendent dans votre compte."
      : introWithSerials(serials),
  colon: "\u00a0: ",
  orderNumber: "Commande",
  placedOn: "Date",
  quantity: "Quantité",
  licence: (ordinal, count) => `Licence ${ordinal} sur ${count}`,
  serialNumber: "Numéro de série",
  authenticationCode: "Code d’authentification",
  subtotal: "Sous-total",
  discount: "Remise",
  tax: "Taxes",
  taxIncluded: "Taxes, déjà comprises",
  total: "Total",
  paidWith: (cardEnding) => `Payé avec la carte se terminant par ${cardEnding}`,
  seeOrder: "Voir votre commande",
  invoice: "Ouvrir la facture",
  nextHeading: "Et maintenant\u00a0?",
  steps: [
    {
      title: "Installez",
      text: "Téléchargez le programme d’installation depuis votre compte, puis ouvrez-le.",
    },
    { title: "Connectez-vous", text: "Utilisez le compte avec lequel vous avez commandé." },
    {
      title: "Chantez",
      text: "Ajoutez l’effet à une piste de voix, choisissez la tonalité du morceau et enregistrez.",
    },
  ],
  goodbye: "Belle première prise à vous,",
  team: "l’équipe AutoTune",
  demonstration:
    "Ceci est une boutique de démonstration. Rien n’a réellement été vendu et aucune somme n’a été débitée.",
  whyThisMail: (reference) =>
    `Vous recevez cet e-mail parce que la commande ${reference} a été passée avec cette adresse.`,
};
