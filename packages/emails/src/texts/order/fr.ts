import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { fr as letter } from "../letter/fr.ts";
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
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `Votre commande AutoTune ${reference}`,
      preview: (serials) =>
        serials === 0
          ? "Votre commande est terminée. Voici les trois étapes jusqu’à votre première prise."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "Votre commande est terminée. Tout ce qu’elle contient vous attend dans votre compte."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `Nous avons bien reçu votre commande AutoTune ${reference}`,
      preview: () => "Vos licences arrivent dès que le paiement est là.",
      intro: () =>
        "Nous avons bien reçu votre commande. Dès que le paiement est là, vos licences vous arrivent par e-mail et dans votre compte.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "Merci\u00a0!" : `Merci, ${firstName}\u00a0!`),
  placedOn: "Date",
  quantity: "Quantité",
  licence: (ordinal, count) => `Licence ${ordinal} sur ${count}`,
  upgradedFrom: (name) =>
    `Mise à niveau depuis ${name}\u00a0; votre ancienne licence est remplacée.`,
  free: "Offert",
  gift: "Un cadeau avec votre commande",
  every: everyInterval({
    m: { one: "chaque mois", other: "tous les # mois" },
    y: { one: "chaque année", other: "tous les # ans" },
  }),
  freeUntil: (date, price, every) =>
    `Gratuit jusqu’au ${date}, puis ${price} ${every}, sauf résiliation.`,
  renewsOn: (date, price, every) =>
    `${price} ${every}. Prochain paiement le ${date}, sauf résiliation.`,
  renews: (price, every) => `${price} ${every}, jusqu’à résiliation.`,
  subtotal: "Sous-total",
  discount: "Remise",
  tax: "Taxes",
  taxIncluded: "Taxes, déjà comprises",
  total: "Total",
  paidWith: (cardEnding) => `Payé avec la carte se terminant par ${cardEnding}`,
  download: (name) => `Télécharger ${name}`,
  seeOrder: "Voir votre commande",
  invoice: "Ouvrir la facture",
  setup: {
    heading: "Plus qu’une étape jusqu’à votre compte",
    text: "Choisissez un mot de passe, et vos téléchargements, licences et reçus sont réunis au même endroit. Le lien est valable 30\u00a0jours.",
    button: "Créer votre compte",
  },
  nextHeading: "Et maintenant\u00a0?",
  steps: [
    {
      title: "Installez",
      text: "Téléchargez le programme d’installation depuis votre compte, puis ouvrez-le.",
    },
    { title: "Connectez-vous", text: "Utilisez le compte lié à cette adresse e-mail." },
    {
      title: "Chantez",
      text: "Ajoutez l’effet à une piste de voix, choisissez la tonalité du morceau et enregistrez.",
    },
  ],
  goodFirstTake: "Belle première prise à vous,",
};
