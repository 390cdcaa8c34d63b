import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Inscription à la bêta",
  seo: {
    title: "Bêta de l’application iOS",
    description: "Inscrivez-vous pour essayer AutoTune pour iOS avant sa sortie.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune dans la poche",
      text: "Une application iOS qui vous accorde pendant que vous chantez. Essayez-la avant sa sortie, et dites-nous ce qui ne va pas.",
    },
    {
      block: "betaForm",
      headline: "Rejoindre la bêta",
      text: "AutoTune est une marque de démonstration : le formulaire fonctionne, mais il n’y a pas d’application derrière.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Avant de vous inscrire",
      items: [
        {
          question: "Combien ça coûte ?",
          answer: "Rien. Une bêta sert à essayer, et vous pouvez arrêter quand vous voulez.",
        },
        {
          question: "Pourquoi demander mon année de naissance ?",
          answer:
            "Certains pays ne laissent tester des logiciels qu’à partir d’un certain âge. Nous ne l’utilisons pour rien d’autre.",
        },
        {
          question: "Que deviennent mes données ?",
          answer:
            "Elles attendent ici le début de la bêta. Si vous supprimez votre compte, elles disparaissent avec lui.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "Vous préférez attendre ?",
      text: "La newsletter annonce la sortie de l’application.",
    },
    {
      block: "socialLinks",
      headline: "Ou retrouvons-nous ailleurs",
      text: "Des vidéos, des images et des gens qui chantent.",
    },
  ],
};
