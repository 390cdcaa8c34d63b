import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Téléchargement gratuit",
  seo: {
    title: "Essayer AutoTune gratuitement",
    description:
      "Ce que vous pouvez avoir sans payer : des sons à comparer sur chaque page de produit et 14 jours d’AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Essayez d’abord",
      text: "On ne devrait pas avoir à acheter un son pour savoir s’il plaît. Voici ce que vous pouvez avoir pour rien.",
    },
    {
      block: "prose",
      headline: "Gratuit, et jusqu’où",
      sections: [
        {
          title: "Écouter : sans compte",
          text: "Chaque outil qui change le son s’écoute avant et après sur sa page. Le bouton de la page d’accueil fonctionne aussi. Il vous faut un navigateur et, pour Orbit, un casque.",
        },
        {
          title: "Unlimited : 14 jours",
          text: "L’essai contient les 23 outils de l’abonnement. Rien n’est débité avant la fin des 14 jours ; si vous résiliez d’ici là, rien ne l’est jamais. Ensuite, l’abonnement se poursuit au tarif mensuel jusqu’à ce que vous l’arrêtiez. Un essai par personne.",
        },
        {
          title: "Apprendre : à volonté",
          text: "Le Centre d’apprentissage et les tutoriels de chaque produit valent pour toutes les voix, et même pour des outils qui ne sont pas les nôtres.",
        },
        {
          title: "Ce qui n’est pas gratuit",
          text: "Il n’y a ni édition gratuite ni ancienne version à offrir. Et comme il s’agit d’une marque de démonstration, aucun programme d’installation ne se cache derrière ces pages.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "À écouter en premier",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
