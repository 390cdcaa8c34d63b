import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Une tonalité. Une voix. C’est réglé.",
  text: "Un cadran avec la note que vous chantez, deux boutons, et votre voix sonne juste sur-le-champ. 2026 est l’édition de celles et ceux qui préfèrent refaire une prise plutôt que lire un manuel.",
  nav: { description: "La justesse en temps réel, réglée en une minute", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026 : la justesse en temps réel",
    description:
      "Choisissez une tonalité, tournez deux boutons et chantez juste, en direct. AutoTune 2026 est l’édition rapide pour le studio et la scène.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Petite fenêtre, court chemin",
      rows: [
        {
          title: "Le cadran des notes",
          text: "Les notes forment un arc sur toute la largeur de la fenêtre ; celle que vous chantez s’affiche en grand dessous, avec l’écart en cents. Lisible de l’autre bout de la pièce.",
        },
        {
          title: "Deux boutons, pas de pages",
          text: "Retune règle la vitesse à laquelle une note est corrigée, Human la liberté laissée aux notes longues. Il n’y a pas de deuxième page où se perdre.",
        },
        {
          title: "Fait pour maintenant",
          text: "Il ne travaille qu’en temps réel, et c’est bien l’idée : ce que vous entendez au casque est ce qui arrive sur la piste.",
        },
        {
          title: "La tonalité, si vous l’ignorez",
          text: "AutoKey peut écouter le morceau et la régler. Ou touchez sur le cadran les notes que vous voulez garder, et laissez les autres dehors.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Rapide, comme sur scène",
      text: "Une voix de synthèse avec des réglages de concert : assez vifs pour tenir chaque note, pas jusqu’au robot complet.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Corrigé en direct",
          text: "Chaque note rejoint son couloir presque aussitôt. On entend qu’elle a été corrigée ; on entend aussi qu’elle est juste.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026 est l’une des trois éditions de l’abonnement, avec Pro et Hybrid. 2026 pour le direct, Pro pour la suite, sans acheter ni l’un ni l’autre.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur 2026",
      items: [
        {
          question: "Qu’a Pro que 2026 n’a pas ?",
          answer:
            "Le mode graphique, c’est-à-dire la retouche à la main après la prise. Si vous réparez des notes une à une, prenez Pro. Si vous chantez jusqu’à ce que ce soit bon, 2026 suffit.",
        },
        {
          question: "Le nom veut-il dire qu’il s’arrête avec l’année ?",
          answer:
            "Non. C’est l’année de l’édition, pas une date de péremption. Une licence achetée n’a pas de fin.",
        },
        {
          question: "Puis-je en jouer comme d’un instrument ?",
          answer:
            "Presque. Les notes du cadran s’allument et s’éteignent pendant que vous chantez : resserrez la gamme pour le refrain, puis rouvrez-la.",
        },
        {
          question: "Sur combien d’ordinateurs puis-je l’utiliser ?",
          answer:
            "Sur deux à la fois, par exemple la machine du studio et le portable de la scène.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "S’entend bien avec 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026, la fiche technique",
          inside: [
            { name: "Mode", value: "Automatique, en temps réel" },
            { name: "Boutons", value: "Retune, Human" },
            { name: "Retune Speed", value: "0 à 300 ms" },
            { name: "Gammes", value: "Majeure, mineure, chromatique ou les notes de votre choix" },
            { name: "Tonalité", value: "À la main sur le cadran ou par AutoKey" },
          ],
          latency: "Environ 3 ms",
          diskSpace: "220 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Prêt pour le concert en cinq minutes",
          rows: [
            {
              title: "Raccourcissez le trajet",
              text: "Réglez le buffer de votre interface audio sur 64 ou 128 échantillons. L’essentiel du retard qu’on entend au casque vient de là, pas du plug-in.",
            },
            {
              title: "Réglez la tonalité de chaque titre",
              text: "Enregistrez un preset par titre, avec sa tonalité et sa gamme. Sur scène, on change de preset, pas de réglage.",
            },
            {
              title: "Commencez avec Retune au milieu",
              text: "Chantez la phrase la plus difficile du set. Si les notes tremblent, accélérez. Si les glissés deviennent des marches, ralentissez. Si les notes longues se figent, montez Human.",
            },
            {
              title: "La justesse avant l’écho",
              text: "Placez 2026 avant la réverbe et le delay. Sinon, il vous entend en double et croit les deux.",
            },
            {
              title: "Gardez une sortie de secours",
              text: "Assignez le bypass à une pédale. Entre les titres, vous voudrez parler, et personne ne parle en la mineur.",
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
          headline: "2026 et ses voisins",
          text: "Des voix de synthèse, d’abord un peu à côté, et trois éditions qui les remettent d’aplomb.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, en direct",
              text: "Rapide et net, avec un reste d’élan au départ des notes.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, naturel",
              text: "Il prend son temps pour arriver. Écoutez le début des notes longues.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, avec Throat",
              text: "Une vitesse moyenne, et une gorge légèrement différente.",
            },
          ],
        },
      ],
    },
  ],
};
