import type { SeedPage } from "../../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Politique relative aux cookies",
  seo: {
    title: "Politique relative aux cookies",
    description:
      "Ce que la boutique de démonstration AutoTune garde dans votre navigateur, pourquoi et combien de temps, ce qui attend votre accord et comment changer d’avis.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Ce qui reste dans votre navigateur",
      text: "La boutique garde ce dont elle a besoin pour fonctionner. Tout ce qui mesure ou fait de la publicité attend votre oui. Sans lui, rien ne manque.",
    },
    {
      block: "cookieTable",
      headline: "La liste complète",
      text: "C’est la liste selon laquelle la boutique elle-même travaille : ce qui n’y figure pas n’est pas gardé, et un service qui n’y figure pas n’est pas appelé.",
    },
    {
      block: "prose",
      headline: "Comment cela marche",
      sections: [
        {
          title: "Sans réponse",
          text: "Tant que vous n’avez pas répondu, c’est comme si vous aviez refusé. Rien de ce qui mesure n’est chargé, et rien n’est gardé pour cela.",
        },
        {
          title: "Si vous acceptez",
          text: "Les services du second tableau sont chargés et les éléments qui y figurent sont gardés. Nous notons que vous avez accepté, quand, dans quelle langue et quelle version de la liste. Nous ne gardons pas d’adresse réseau avec cela.",
        },
        {
          title: "Si vous changez d’avis",
          text: "Choisissez à nouveau quand vous voulez : avec le bouton ci-dessus ou avec les paramètres des cookies au bas de chaque page. Si vous retirez votre accord, la boutique supprime ce qu’elle avait gardé à ce titre et recharge la page, pour que rien ne continue.",
        },
        {
          title: "Dans votre navigateur",
          text: "Vous pouvez tout effacer dans les réglages de votre navigateur. Vous êtes alors déconnecté, le panier est vide et la boutique vous pose à nouveau la question.",
        },
      ],
    },
  ],
};
