import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "Pour ceux qui chantaient déjà avec nous",
    lead: "Vous avez un AutoTune plus ancien. Les nouveaux vous coûtent moins.",
    text: "Avec AutoTune Pro X, 2024, Artist ou Stage, vous avez AutoTune 2026 et AutoTune Pro aux prix ci-dessous. Connectez-vous pour que nous voyions ce que vous possédez\u00a0; le reste se passe dans le panier. Ce que vous avez reste à vous.",
  },
  "winter-studio": {
    title: "Un hiver au studio",
    lead: "Deux outils pour les voix des mois sombres.",
    text: "Choir fait un chœur d’une seule voix, et Vocal Reverb lui donne une salle. Jusqu’à la fin de l’hiver, les deux sont ici aux prix ci-dessous, pour tout le monde. Mettez-les ensemble dans le panier ou retirez-en un là-bas.",
  },
};
