import type { SeedPage } from "../../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Promotion d’été",
  seo: {
    title: "Promotion d’été",
    description:
      "Comment marche la promotion d’été d’AutoTune : l’ancien prix à côté du nouveau, pas de compte à rebours, et que faire si vous avez acheté la semaine dernière.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Moins à payer, plus de soleil",
      text: "Une fois par an, certains de nos outils coûtent moins cher pendant quelque temps. Cette page dit comment. Ce qui est réduit, et de combien, est écrit sur les produits eux-mêmes.",
    },
    {
      block: "featureRows",
      headline: "Comment ça marche",
      rows: [
        {
          title: "Deux prix, côte à côte",
          text: "Pendant la promotion, un produit réduit affiche l’ancien prix et le nouveau. Si vous n’en voyez qu’un, elle n’a pas commencé, elle est finie, ou ce produit n’en fait pas partie.",
        },
        {
          title: "Pas de chronomètre",
          text: "Rien ici ne compte jusqu’à minuit pour repartir ensuite. La promotion a un premier jour et un dernier, et le prix de votre panier est vérifié une fois encore avant le paiement.",
        },
        {
          title: "La même licence",
          text: "Ce que vous achetez en promotion est ce que vous auriez acheté sans : pas de date de fin, 2 ordinateurs à la fois, mises à jour de cette version comprises.",
        },
        {
          title: "Rien en douce",
          text: "La promotion n’ajoute rien à votre panier, ne lance aucun abonnement et ne coche aucune case. Si un cadeau accompagne un achat, vous le voyez dans le panier avant de payer.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Trois effets pour fenêtre ouverte",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "Ou toute l’étagère, le temps d’un été",
      points: [
        { title: "3 éditions AutoTune", text: "et AutoKey" },
        { title: "5 outils de mixage IA", text: "toute la chaîne vocale" },
        { title: "14 effets créatifs", text: "tous, sans exception" },
        { title: "Résiliable à tout moment", text: "en septembre, par exemple" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Questions sur la promotion",
      items: [
        {
          question: "J’ai acheté la semaine dernière, au prix fort.",
          answer:
            "Dans les 14 jours suivant la commande, vous pouvez vous rétracter sans donner de raison et racheter. Nous ferions pareil.",
        },
        {
          question: "Puis-je ajouter un code promo ?",
          answer:
            "Certains codes se cumulent avec un prix réduit, d’autres non. Le panier vous le dit avant le paiement, pas après.",
        },
        {
          question: "Une mise à niveau coûte-t-elle moins que la promotion ?",
          answer:
            "Souvent, si vous possédez une édition. Connectez-vous et comparez : votre compte donne vos tarifs de mise à niveau, le produit donne le prix réduit.",
        },
        {
          question: "Faut-il attendre la prochaine promotion ?",
          answer:
            "Si la chanson peut attendre, oui. Sinon, l’essai d’Unlimited dure 14 jours, soit une chanson environ. Et comme il s’agit d’une marque de démonstration, personne ne rate une affaire ici.",
        },
      ],
    },
  ],
};
