import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Ça siffle moins, c’est la même voix.",
  text: "Les micros proches et les EQ brillants aiment la lettre « s » plus que quiconque. Vocal De-Esser trouve la bande où la vôtre pique, ne baisse que celle-là, et seulement le temps qu’il faut.",
  nav: { description: "Adoucit les « s » trop vifs, rien d’autre", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser : des « s » plus doux",
    description:
      "Vocal De-Esser trouve où une voix pique et ne baisse que cela, le temps qu’il faut. Le reste de la voix ne bouge pas.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Une coupe étroite, au bon moment",
      rows: [
        {
          title: "Il cherche votre « s »",
          text: "Chaque bouche siffle à sa hauteur, souvent entre 5 et 9 kHz. Jouez une phrase : la bande s’y place toute seule.",
        },
        {
          title: "Voyez-le faire",
          text: "Le spectrogramme montre les mots qui passent, avec les lettres dessous. Une fenêtre est découpée dans chaque « s ». Si autre chose est coupé, vous le voyez aussi.",
        },
        {
          title: "Écoutez ce qui part",
          text: "Une touche fait entendre seulement ce qui est enlevé. On doit croire à une pompe à vélo. Si vous entendez des voyelles, levez le pied.",
        },
        {
          title: "Il distingue le « s » du souffle",
          text: "Le souffle et l’air restent ouverts : c’est en les baissant qu’on rend une voix dé-essée toute terne.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Ssssuave",
      text: "Pour l’occasion, la voix de synthèse a reçu des consonnes tranchantes. Gare au casque pour la première écoute.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "Du tranchant au lisse",
          text: "Les « s » reculent derrière les mots. Entre eux, les voyelles sont les mêmes des deux côtés.",
        },
      ],
    },
    includedInUnlimited(
      "C’est l’un des cinq outils de mixage de l’abonnement, celui qu’on oublie jusqu’à ce qu’on entende qu’il manque.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur le dé-esseur",
      items: [
        {
          question: "Un EQ ne suffirait-il pas ?",
          answer:
            "Un EQ baisserait la bande pendant tout le morceau, voyelles comprises. Le dé-esseur, lui, attend le « s ».",
        },
        {
          question: "Pourquoi ma voix zozote-t-elle maintenant ?",
          answer:
            "Trop de réduction, ou une bande trop large. Mettez la moitié de ce qui vous semble bien, puis réécoutez demain.",
        },
        {
          question: "Avant ou après le compresseur ?",
          answer:
            "Après. Les compresseurs remontent ce qui est faible, et les « s » en font souvent partie. Si le compresseur réagit aux « s », mettez-en un avant aussi.",
        },
        {
          question: "Marche-t-il dans d’autres langues que l’anglais ?",
          answer: "Oui. Il entend ce qui pique, pas des lettres.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Ses fréquentations",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser, la fiche technique",
          inside: [
            { name: "Bande", value: "2 à 16 kHz, trouvée à l’écoute ou réglée à la main" },
            { name: "Réduction", value: "0 à 24 dB" },
            { name: "Contrôle", value: "Écoute de ce qui est enlevé, et de rien d’autre" },
            { name: "Écoute", value: "Sur votre ordinateur ; aucun son n’est envoyé ailleurs" },
          ],
          latency: "Environ 2 ms, compensée par l’hôte",
          diskSpace: "260 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Dompter un « s » sans zozoter",
          rows: [
            {
              title: "Prenez la pire phrase",
              text: "Chaque chanson en a une, pleine de « s » et de « ch ». Bouclez-la. Si elle passe, les autres passent.",
            },
            {
              title: "Laissez-le trouver la bande",
              text: "Jouez la boucle deux fois. Regardez où se place la coupe dans le spectrogramme : sur les éclats vifs, pas sur les rayures des voyelles.",
            },
            {
              title: "Écoutez les déchets",
              text: "Passez sur ce qui est enlevé. Resserrez la bande jusqu’à ce qu’il n’y reste plus de voyelles.",
            },
            {
              title: "Arrêtez-vous tôt",
              text: "Montez la réduction jusqu’à ce que le « s » ne fasse plus mal, pas jusqu’à ce qu’il disparaisse. Un mot a besoin de son « s » pour être compris.",
            },
            {
              title: "Vérifiez dans la réverbe",
              text: "Rallumez la réverbe. Une longue queue répète chaque « s » que vous avez laissé ; c’est là qu’on entend si c’était assez.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Le haut du spectre, en ordre",
          text: "Comment sonne une voix de synthèse au-dessus de 5 kHz, et ce qu’on peut y faire.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Seuls les instants qui piquent changent.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Ici, c’est tout le timbre qui change, tout le temps.",
            },
          ],
        },
      ],
    },
  ],
};
