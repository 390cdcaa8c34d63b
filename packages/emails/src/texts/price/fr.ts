import { fr as letter } from "../letter/fr.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const fr: PriceAlertTexts = {
  ...letter,
  product: "Produit",
  wish: "Le prix que vous souhaitez",
  priceNow: "Le prix actuel",
  confirm: {
    subject: (product) => `Vous prévenir quand ${product} sera moins cher ?`,
    heading: "Voulez-vous être prévenu ?",
    intro:
      "Quelqu’un a demandé avec cette adresse à être prévenu dès qu’un produit ne coûte pas plus que ceci. Si c’était vous, confirmez-le.",
    note: "Vous recevrez un seul e-mail, quand le prix sera atteint. Au bout de douze mois, nous oublions ce souhait.",
    action: "Oui, prévenez-moi",
    afterword:
      "Le lien est valable 7 jours. Si ce n’était pas vous, ne faites rien : sans votre oui, nous n’écrivons pas.",
  },
  reached: {
    subject: (product) => `${product} est au prix que vous souhaitiez`,
    heading: "Votre prix est atteint",
    intro:
      "Vous vouliez être prévenu dès que ce produit ne coûterait pas plus que votre souhait. C’est le cas.",
    note: "Le prix affiché sur la page du produit fait foi. Il peut remonter.",
    action: "Voir le produit",
    afterword:
      "C’était le seul e-mail que vous aviez demandé. Nous n’écrirons plus au sujet de ce souhait.",
  },
  stop: "Oublier ce souhait",
  whyThisMail:
    "Vous recevez cet e-mail parce qu’une alerte de prix a été demandée avec cette adresse.",
};
