import type { SeedPage } from "../../../seed-content.ts";

export const about: SeedPage = {
  title: "À propos",
  seo: {
    title: "À propos",
    description:
      "AutoTune est ici une marque de démonstration pour des logiciels vocaux. Ce qui est inventé, ce qui est vrai, et ce que nous pensons des voix.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Nous aimons les voix",
      text: "Surtout celles qui flottent un peu. Vous êtes chez une marque de démonstration : commençons donc par dire ce qui est inventé et ce qui ne l’est pas.",
    },
    {
      block: "prose",
      headline: "Qui parle ici",
      sections: [
        {
          title: "Ce qui est inventé",
          text: "Les produits de ces pages, leurs noms, leurs prix et leurs caractéristiques. Il n’y a pas d’entreprise derrière la marque, ni de plug-in derrière les licences. Ne bâtissez pas un album dessus.",
        },
        {
          title: "Ce qui est vrai",
          text: "Ce que vous entendez. Un petit synthétiseur chante, un détecteur de hauteur écoute, et le code qui dessine la ligne est aussi celui qui déplace les notes, dans votre navigateur, quand vous tournez le bouton de la page d’accueil. Personne n’a été enregistré, aucun son n’a été emprunté.\n\nLes images sont vraies dans le même sens : chaque fenêtre est dessinée à partir de nombres, comme tout le reste ici. Ni photos, ni visages.",
        },
        {
          title: "Ce que nous pensons",
          text: "Corriger est un choix, pas un verdict. Une voix qui flotte vous a dit où elle voulait aller ; à l’outil de demander jusqu’où vous souhaitez l’aider.\n\nC’est la personne qui chante qui décide. Chaque outil montre donc ce qu’il enlève, chaque prix dit ce qui se passe ensuite, et rien ne se renouvelle dans votre dos.",
        },
        {
          title: "Comment nous écrivons",
          text: "Court, et seulement ce que nous pouvons montrer. Si une phrase promet ici plus que ce que vous entendez, c’est une erreur, et nous aimerions le savoir.",
        },
      ],
    },
  ],
};
