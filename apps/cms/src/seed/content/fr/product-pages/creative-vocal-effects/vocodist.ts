import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Laissez parler l’accord.",
  text: "Un vocodeur prend les mots à une voix et les notes à autre chose. Vocodist apporte l’autre chose : vous parlez, et c’est un accord qui sort.",
  nav: { description: "Un vocodeur avec ses propres accords", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist : le vocodeur pour la voix",
    description:
      "Vocodist prend les mots à une voix et les notes à un accord. Des sons de vocodeur, du vintage à l’extraterrestre.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Vingt-six petites bouches",
      rows: [
        {
          title: "Des bandes à regarder",
          text: "La voix est découpée en 26 bandes, et chacune s’ouvre et se ferme comme une bouche. Ce que vous voyez est ce qui laisse passer l’accord.",
        },
        {
          title: "Carrier",
          text: "La porteuse, ce avec quoi il chante : une dent de scie pour commencer, plus brillante ou plus mate d’un tour de bouton. Jouez l’accord au clavier ou laissez celui qui est intégré le tenir.",
        },
        {
          title: "Formant",
          text: "Décale les bandes les unes par rapport aux autres. Vers le haut, la machine rapetisse ; vers le bas, il lui pousse une barbe.",
        },
        {
          title: "Grit",
          text: "Le grain, ce bruit qui fait les consonnes. Trop peu, et personne ne vous comprend ; trop, et tout le monde pense à une bombe de peinture.",
        },
        {
          title: "Mix",
          text: "Ce qu’il reste de vous. Un peu de vraie voix par-dessus rend les mots clairs sans vendre la mèche.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Pas une gorge",
      text: "Une voix de synthèse donne les mots. Un accord en dents de scie donne le reste.",
      demos: [
        {
          product: "vocodist",
          title: "De la voix à l’accord",
          text: "La mélodie est partie, les mots sont restés. Sur la ligne de hauteur, on voit encore qui parlait.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist est dans l’abonnement avec les 13 autres effets créatifs, pour la chanson qui en a besoin et les dix qui suivront.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Vocodist",
      items: [
        {
          question: "Est-ce la même chose que le son robotique d’AutoTune ?",
          answer:
            "Non. Là, c’est votre voix sur des notes exactes. Un vocodeur jette vos notes et fait parler un synthétiseur avec votre bouche.",
        },
        {
          question: "Me faut-il un clavier ?",
          answer:
            "Non. Un accord est intégré. Avec une piste MIDI ou un clavier, vous jouez ceux que vous voulez.",
        },
        {
          question: "Pourquoi personne ne me comprend-il ?",
          answer:
            "Parlez plus que vous ne chantez, près du micro, et montez Grit. Les vocodeurs ont besoin de consonnes.",
        },
        {
          question: "Une autre piste peut-elle servir de porteuse ?",
          answer:
            "Oui, par le side-chain. Guitares et cordes marchent bien ; la batterie, il faut aimer.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "D’autres machines",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist, la fiche technique",
          inside: [
            { name: "Bandes", value: "26" },
            { name: "Porteuse", value: "Accord intégré en dents de scie, MIDI ou side-chain" },
            { name: "Boutons", value: "Carrier, Formant, Grit, Mix" },
            { name: "Voix", value: "Jusqu’à 8 à la fois" },
          ],
          latency: "Environ 5 ms",
          diskSpace: "180 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Faire dire votre hook à une machine",
          rows: [
            {
              title: "Parlez-le",
              text: "Enregistrez le hook parlé, en rythme, avec des consonnes dures. La mélodie serait jetée de toute façon.",
            },
            {
              title: "Compressez la voix",
              text: "Mettez Vocal Compressor avant Vocodist. Les bandes ne s’ouvrent qu’autant que la voix est forte : gardez-la régulière.",
            },
            {
              title: "Jouez les accords",
              text: "Envoyez une piste MIDI dans Vocodist et jouez les accords du refrain, longs, sans trous. Là où aucune note n’est tenue, la machine est muette.",
            },
            {
              title: "Montez Grit jusqu’à comprendre",
              text: "Demandez à quelqu’un qui ne connaît pas le texte. Vous, vous le connaissez, donc vous l’entendez partout.",
            },
            {
              title: "Donnez-lui un lieu",
              text: "Une pièce courte, ou aucune. Les vocodeurs sont denses, et une longue réverbe en fait du brouillard.",
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
          headline: "Des machines qui parlent",
          text: "Des voix de synthèse, rendues plus synthétiques encore.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Un accord qui connaît des mots.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Toujours votre voix, mais seulement sur les marches.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "La machine se coince, en rythme.",
            },
          ],
        },
      ],
    },
  ],
};
