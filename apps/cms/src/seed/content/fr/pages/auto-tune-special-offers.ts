import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Offres spéciales",
  seo: {
    title: "Offres spéciales",
    description:
      "Payer AutoTune moins cher, en toute saison : l’abonnement annuel, les tarifs de mise à niveau et les petits effets.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Payer moins, sans ruse",
      text: "Chez nous, pas de compte à rebours qui repart à minuit. Quand il y a une promotion, l’ancien prix et le nouveau figurent sur le produit. Et ces solutions-là restent toujours ouvertes.",
    },
    {
      block: "prose",
      headline: "Toujours ouvert",
      sections: [
        {
          title: "Un an plutôt que douze mois",
          text: "L’abonnement annuel à Unlimited coûte moins que douze mois séparés. De combien ? C’est écrit à côté du prix, dans votre devise.",
        },
        {
          title: "Les mises à niveau",
          text: "Si vous possédez une édition, vous passez à la suivante au tarif de mise à niveau, et non au prix complet. Connectez-vous : votre compte indique les mises à niveau possibles et le prix de chacune.",
        },
        {
          title: "Les petits effets",
          text: "Dix de nos effets créatifs n’ont qu’une idée chacun, et un prix à l’avenant. Prenez celui qu’il vous faut, gardez-le, et laissez les autres pour une autre chanson.",
        },
        {
          title: "Rien du tout",
          text: "Unlimited s’essaie pendant 14 jours. Si vous n’avez qu’une chanson à finir, faites vite.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Une idée chacun",
      products: ["dial", "twin", "ember"],
    },
  ],
};
