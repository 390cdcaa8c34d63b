import type { SeedPage } from "../../../seed-content.ts";

export const careers: SeedPage = {
  title: "Carrières",
  seo: {
    title: "Carrières",
    description:
      "Aucun poste n’est ouvert chez AutoTune. Voici tout de même comment nous aimerions travailler.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Rien d’ouvert en ce moment",
      text: "AutoTune est une marque de démonstration et n’emploie personne. Autant vous le dire avant que vous ne peaufiniez une lettre.",
    },
    {
      block: "prose",
      headline: "Mais si c’était le cas",
      sections: [
        {
          title: "Qui nous chercherions",
          text: "Des gens qui écoutent avant de tourner un bouton. Traitement du signal ou écriture de chansons, assistance ou traduction : la première question est la même. Qu’avez-vous entendu ?",
        },
        {
          title: "Comment nous travaillerions",
          text: "Par petits changements que l’on peut vérifier, notés dans des phrases que les autres peuvent lire. Un nom qui a besoin d’un commentaire n’est pas encore le bon. Après dîner, personne n’est tenu de répondre.",
        },
        {
          title: "Comment nous recruterions",
          text: "Un entretien et un exercice, payé, sur un problème que nous avons vraiment. Une réponse sous deux semaines, même si c’est non, et avec la raison.",
        },
      ],
    },
  ],
};
