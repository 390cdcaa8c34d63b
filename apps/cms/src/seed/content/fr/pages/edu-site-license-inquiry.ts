import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Licences de site pour les écoles",
  seo: {
    title: "Licences de site pour les écoles",
    description:
      "Licences de site AutoTune pour les écoles, conservatoires et universités : dites-nous combien de postes il vous faut, et nous vous répondons avec une offre.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Pour les salles de cours et les studios où l’on enseigne",
      text: "Un seul contrat pour tous les ordinateurs d’une école, à partir de dix postes. Parlez-nous de vos salles, et nous vous répondons avec une offre sous deux jours ouvrés.",
    },
    {
      block: "prose",
      headline: "Ce qu’apporte une licence de site",
      sections: [
        {
          title: "Un seul contrat",
          text: "Tous les postes dans une licence, avec une seule date de renouvellement, au nom de votre établissement. Aucun numéro de série à distribuer en classe.",
        },
        {
          title: "Les enseignants l’emportent",
          text: "Qui enseigne avec les outils peut préparer ses cours avec eux sur son propre ordinateur.",
        },
        {
          title: "De la place pour changer",
          text: "Les postes suivent les salles. Ajoutez-en en cours d’année et payez les mois qui restent.",
        },
      ],
    },
  ],
};
