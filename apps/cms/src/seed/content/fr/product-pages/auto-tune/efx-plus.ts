import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "L’effet, et c’est voulu.",
  text: "EFX+ ne se cache pas. Il plaque chaque note sur la gamme et met du doublage et de l’écho derrière, avec une surface pour un doigt et seize pads à frapper. Le son auquel tout le monde pense en entendant le nom.",
  nav: { description: "Le son robotique et son rack d’effets", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+ : le son robotique et ses effets",
    description:
      "Le son robotique avec du doublage et de l’écho derrière, joué d’un seul doigt. AutoTune EFX+, c’est l’effet, et c’est voulu.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Moins subtil, plus drôle",
      rows: [
        {
          title: "Dur dès la première note",
          text: "La ligne monte et descend par marches, sans rien entre les deux. Rien à régler, sauf la tonalité.",
        },
        {
          title: "Une surface pour un doigt",
          text: "L’humain dans un coin, le robot dans l’autre. Passez de l’un à l’autre en chantant : la ligne saute de note en note à mesure que vous avancez.",
        },
        {
          title: "Seize pads",
          text: "Frappez-en un pour une deuxième voix à côté de la vôtre, un autre pour des répétitions derrière. Tenez-le le temps d’un mot, lâchez pour le suivant.",
        },
        {
          title: "En rythme",
          text: "Échos et répétitions tournent sur seize pas, au tempo du morceau. Vous pouvez être en retard ; eux, non.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Celui-là, vous le connaissez",
      text: "Une voix de synthèse, très douée, il faut le dire, pour sonner synthétique.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Robotique, et accompagnée",
          text: "Chaque glissé devient une marche. Puis le doublage et l’écho arrivent derrière.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur EFX+",
      items: [
        {
          question: "EFX+ est-il inclus dans Unlimited ?",
          answer:
            "Non. EFX+ se vend seul, à côté de l’abonnement. Les trois éditions de l’abonnement savent aussi faire le son robotique ; EFX+ y ajoute les pads et ce qu’il y a derrière.",
        },
        {
          question: "Peut-il aussi être discret ?",
          answer:
            "Pas vraiment. Il est fait pour le contraire. Pour une correction que personne n’entend, prenez AutoTune Pro ou AutoTune 2026.",
        },
        {
          question: "Est-ce un bon premier AutoTune ?",
          answer:
            "Si c’est l’effet que vous cherchez, oui : il y a peu à régler, et il est difficile de le rater. Si vous voulez réparer des prises, commencez par 2026.",
        },
        {
          question: "Fonctionne-t-il sur scène ?",
          answer: "Oui, il corrige en temps réel. L’écho suit le tempo de l’hôte.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Si vous en voulez encore",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+, la fiche technique",
          inside: [
            { name: "Mode", value: "Automatique, dur, en temps réel" },
            { name: "Effets", value: "Doublage, écho et répétitions, sur 16 pads" },
            { name: "Gammes", value: "Majeure, mineure, chromatique ou les notes de votre choix" },
            { name: "Tonalité", value: "À la main ou par AutoKey" },
            { name: "Tempo", value: "Celui de l’hôte" },
          ],
          latency: "Environ 3 ms",
          diskSpace: "260 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Chanter pour que l’effet sonne bien",
          rows: [
            {
              title: "La bonne tonalité",
              text: "Dans la mauvaise, l’effet se trompe avec un aplomb parfait. Laissez AutoKey la trouver, ou essayez les deux plus probables et écoutez la dernière note.",
            },
            {
              title: "Glissez exprès",
              text: "L’effet vit entre deux notes. Allez lentement de l’une à l’autre et écoutez-le monter l’escalier.",
            },
            {
              title: "Penchez vers la fausse note",
              text: "Chantez à mi-chemin entre deux notes et vacillez. Ce va-et-vient est l’ornement que tout le monde imite.",
            },
            {
              title: "Puis jouez avec la surface",
              text: "Partez près du coin humain. Filez vers le robot pour le dernier mot d’une phrase et revenez pour la suivante.",
            },
            {
              title: "Soignez les mots",
              text: "Quand la hauteur est un escalier, ce sont les consonnes qui portent la chanson. Crachez-les un peu plus que la politesse ne le voudrait.",
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
          headline: "Dur, plus dur, machine",
          text: "Trois façons de ne plus sonner comme une personne, par une voix qui n’en a jamais été une.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, tout allumé",
              text: "Escalier, doublage et écho.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, pour comparer",
              text: "Une correction rapide qui laisse encore entendre d’où venait la voix.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Un pas plus loin : la hauteur n’est plus du tout la vôtre.",
            },
          ],
        },
      ],
    },
  ],
};
