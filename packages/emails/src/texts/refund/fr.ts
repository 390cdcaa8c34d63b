import { fr as letter } from "../letter/fr.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const fr: RefundTexts = {
  ...letter,
  subject: (reference) => `Votre remboursement pour la commande ${reference}`,
  heading: "Votre argent est en route",
  intro: (amount) =>
    `Nous vous avons remboursé ${amount}, par le moyen de paiement que vous aviez choisi.`,
  amount: "Montant remboursé",
  products: "Produits",
  arrival: "Il faut en général 5 à 10 jours ouvrés pour que votre banque l’affiche.",
  afterwards:
    "Ce qui a été remboursé ne peut plus être utilisé. S’il s’agissait d’une mise à niveau, votre ancienne licence est de nouveau valable.",
  seeOrders: "Voir vos commandes",
};
