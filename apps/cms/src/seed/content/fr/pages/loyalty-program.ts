import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Programme de fidélité",
  seo: {
    title: "Programme de fidélité",
    description:
      "Ni points ni niveaux : ce que vous possédez déjà fait baisser le prix de la suite. Tarifs de mise à niveau, codes de fidélité et sort de l’ancienne licence.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Vous étiez déjà là",
      text: "Pas de points, pas de niveaux, pas de surprise d’anniversaire. Si vous possédez un de nos outils, le suivant vous coûte moins. C’est tout le programme.",
    },
    {
      block: "featureRows",
      headline: "Ce que la fidélité rapporte",
      rows: [
        {
          title: "Un tarif de mise à niveau",
          text: "Presque tout ce que vous possédez compte pour quelque chose de plus grand. Qui donne plus paie moins. Votre compte indique les mises à niveau possibles et le prix de chacune.",
        },
        {
          title: "Un code de fidélité",
          text: "De temps en temps, les propriétaires d’une ancienne édition reçoivent un code pour une édition actuelle. Il ne vaut que pour qui possède cette édition : inutile d’en chercher un sur Internet.",
        },
        {
          title: "L’ancien outil sert encore",
          text: "Les anciens produits ne sont plus vendus. Si vous en avez un, vous le gardez, et il ouvre toujours la voie. Aucune date ne vous presse.",
        },
        {
          title: "Une licence qui se transmet",
          text: "Si vous n’utilisez plus un outil, vous pouvez transférer sa licence à une autre personne, dès que son remboursement n’est plus possible. Vous donnez tous les deux votre accord, et elle change de compte.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Ce que vous avez, ce que cela ouvre",
      groups: [
        {
          title: "Anciens produits",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Mise à niveau vers Pro, 2026 ou Hybrid ; codes de fidélité",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Mise à niveau vers Pro, 2026, Hybrid ou EFX+ ; codes de fidélité",
            },
            {
              name: "AutoTune EFX Classic",
              value: "Mise à niveau vers EFX+ ou vers l’une des éditions",
            },
            {
              name: "Vocal Strip",
              value: "Mise à niveau vers un outil de la chaîne vocale, ou vers les cinq",
            },
            {
              name: "Harmony Engine Classic",
              value: "Mise à niveau vers Harmony Engine, Choir ou Metamorph",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Mise à niveau vers Metamorph, Harmony Engine, Vocodist ou Choir",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions sur la fidélité",
      items: [
        {
          question: "Quelle différence entre une mise à niveau et un code ?",
          answer:
            "Avec une mise à niveau, la nouvelle licence remplace l’ancienne. Avec un code, vous payez la nouvelle moins cher et gardez les deux.",
        },
        {
          question: "Un abonnement compte-t-il ?",
          answer:
            "Non. Seules les licences que vous possédez ouvrent une mise à niveau. L’abonnement, lui, vous donne les nouveautés le jour de leur sortie.",
        },
        {
          question: "Où voir ce qui m’est ouvert ?",
          answer:
            "Connectez-vous et regardez les mises à niveau dans votre compte. S’il est écrit qu’aucune ne vous attend, ce n’est pas de la timidité : il n’y en a pas.",
        },
        {
          question: "Comment apprendre qu’un code existe ?",
          answer:
            "Par e-mail, si vous avez accepté de recevoir les offres. Vous pouvez changer d’avis dans votre compte, dans les deux sens. Et comme il s’agit d’une marque de démonstration, les produits de cette liste sont inventés, les anciens aussi.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "La suite la plus courante",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
