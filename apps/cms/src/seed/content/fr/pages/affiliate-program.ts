import type { SeedPage } from "../../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Programme d’affiliation",
  seo: {
    title: "Programme d’affiliation",
    description:
      "Comment recommander AutoTune : un lien à vous, des règles simples, et aucun suivi sans consentement.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Recommandez ce que vous utilisez",
      text: "Vous donnez des cours, vous écrivez des tests ou vous parlez simplement de voix ? Un lien à vous peut vous rapporter une part de ce qu’il fait vendre. Les règles tiennent sur cette page.",
    },
    {
      block: "prose",
      headline: "Comment ça marche",
      sections: [
        {
          title: "Votre lien",
          text: "Vous recevez un lien qui porte votre numéro. Quelqu’un le suit, regarde, achète peut-être. Si c’est le cas, la vente compte pour vous.",
        },
        {
          title: "Leur consentement",
          text: "Nous ne retenons votre numéro que si la personne l’a accepté. Certaines refuseront. C’est leur droit, et nous préférons perdre une vente au compteur que la confiance de quelqu’un.",
        },
        {
          title: "Ce que nous vous demandons",
          text: "Dites que le lien est rémunéré, là où cela se voit. Recommandez ce que vous avez essayé. N’enchérissez pas sur notre nom, n’inventez pas de remises et n’écrivez pas à des gens qui n’ont rien demandé.",
        },
        {
          title: "Ce qui compte",
          text: "Les licences et les abonnements, une fois payés et s’ils le restent. Les commandes annulées ne comptent pas.",
        },
        {
          title: "Participer",
          text: "Comme il s’agit d’une marque de démonstration, le programme n’accepte pas de partenaires pour le moment. Si vous aimeriez le voir ouvrir, dites-le-nous par le lien d’assistance ci-dessous.",
        },
      ],
    },
  ],
};
