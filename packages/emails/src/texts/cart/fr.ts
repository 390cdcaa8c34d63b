import { fr as letter } from "../letter/fr.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const fr: CartReminderTexts = {
  ...letter,
  subject: "Votre panier est toujours là",
  heading: "Vous avez laissé quelque chose dans votre panier",
  intro: "Ces produits sont toujours dans votre panier. Les prix sont ceux d’aujourd’hui.",
  note: "Le prix affiché au paiement est celui qui compte. Les mises à niveau reviennent une fois que vous êtes connecté.",
  action: "Voir le panier",
  afterword:
    "Le lien est valable 14 jours, sur tout appareil. Nous rappelons un panier une seule fois, et ne reviendrons pas sur celui-ci.",
  whyThisMail:
    "Vous recevez cet e-mail parce que vous avez demandé dans votre compte à être averti d’un panier laissé en attente.",
};
