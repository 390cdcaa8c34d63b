import type { EmailTexts } from "./letter-texts.ts";

export const fr: EmailTexts = {
  colon: "\u00a0: ",
  greeting: (firstName) => (firstName === "" ? "Bonjour," : `Bonjour ${firstName},`),
  goodbye: "Bien à vous,",
  team: "l’équipe AutoTune",
  orderNumber: "Commande",
  serialNumber: "Numéro de série",
  authenticationCode: "Code d’authentification",
  demonstration:
    "Ceci est une boutique de démonstration. Rien n’a réellement été vendu et aucune somme n’a été débitée.",
  whyOrderMail: (reference) =>
    `Vous recevez cet e-mail parce que la commande ${reference} a été passée avec cette adresse.`,
  chooseMails: "Choisir les e-mails que vous recevez, ou aucun",
};
