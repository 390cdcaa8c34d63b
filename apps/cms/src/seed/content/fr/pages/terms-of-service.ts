import type { SeedPage } from "../../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Conditions générales",
  seo: {
    title: "Conditions générales",
    description:
      "Les conditions de la boutique de démonstration AutoTune, en mots lisibles : licences, Unlimited, prix, rétractation.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Conditions générales",
      text: "Ce que vous recevez, ce que vous payez, ce que vous pouvez faire et comment en sortir. Écrit pour être lu.",
    },
    {
      block: "prose",
      headline: "Les conditions",
      sections: [
        {
          title: "Une démonstration",
          text: "Cette boutique est celle d’une marque de démonstration. Ses produits sont inventés et aucun logiciel ne se trouve derrière une licence achetée ici. Les conditions ci-dessous sont celles que la boutique appliquerait.",
        },
        {
          title: "Votre compte",
          text: "Un compte appartient à une seule personne. Gardez votre mot de passe pour vous et votre adresse e-mail à jour : c’est là que nous envoyons les numéros de série et tout ce qui compte.",
        },
        {
          title: "Les licences achetées",
          text: "Vous payez une fois et pouvez utiliser l’outil sans date de fin, à titre privé comme professionnel. Une licence peut être active sur 2 ordinateurs à la fois. Ce que vous créez avec un outil est à vous ; nous ne revendiquons rien.\n\nVous ne pouvez pas louer une licence, partager son numéro de série ni démonter l’outil au-delà de ce que la loi vous permet.",
        },
        {
          title: "Unlimited",
          text: "Unlimited est un abonnement au mois ou à l’année. Il se renouvelle tout seul jusqu’à ce que vous le résiliiez, ce que vous pouvez faire à tout moment. Il court alors jusqu’à la fin de la période payée.\n\nL’essai dure 14 jours et n’est proposé qu’une fois par personne. Si vous ne résiliez pas avant son terme, l’abonnement se poursuit au tarif mensuel affiché au départ. Quand un abonnement prend fin, ses plug-ins s’arrêtent ; l’audio que vous avez exporté et les licences que vous avez achetées ne changent pas.",
        },
        {
          title: "Prix et paiement",
          text: "Le prix qui compte est celui affiché au moment de la commande, dans votre devise, avec les taxes éventuelles indiquées avant le paiement. Le paiement passe par un prestataire ; votre numéro de carte ne nous parvient pas.",
        },
        {
          title: "Rétractation",
          text: "Dans les 14 jours suivant un achat, vous pouvez vous rétracter sans donner de raison et récupérer votre argent. Les licences de cette commande prennent alors fin.",
        },
        {
          title: "Quand quelque chose ne marche pas",
          text: "Dites-le-nous : nous réparons, remplaçons ou remboursons, comme le prévoit la loi là où vous vivez. Nous ne pouvons pas promettre qu’un outil convienne à votre chanson. Rien sur cette page ne limite les droits que la loi vous donne en tant que consommateur.",
        },
        {
          title: "Modifications",
          text: "Si ces conditions changent, les nouvelles valent pour ce qui est acheté ensuite. Pour un abonnement en cours, nous vous prévenons avant, et vous pouvez résilier.",
        },
      ],
    },
  ],
};
