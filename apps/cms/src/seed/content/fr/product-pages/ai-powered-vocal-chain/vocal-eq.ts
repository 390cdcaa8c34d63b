import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Des bandes qui suivent la mélodie.",
  text: "Une voix bouge, et avec elle tout ce qu’un EQ devrait toucher. Vocal EQ trouve le grondement, le corps, le nez et l’air de votre voix, pose une bande sur chacun et déplace ces bandes avec les notes que vous chantez.",
  nav: { description: "Un EQ dont les bandes suivent vos notes", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ : des bandes qui suivent la voix",
    description:
      "Vocal EQ trouve le grondement, le corps, le nez et l’air d’une voix, et ses bandes suivent les notes au fil du chant.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Il sait où est le nez",
      rows: [
        {
          title: "Des bandes qui ont un nom",
          text: "Rumble pour le grondement, Body pour le corps, Nasal pour le nez, Air pour l’air. Les chiffres sont là aussi, mais vous tournez ce que vous entendez.",
        },
        {
          title: "Elles suivent la note",
          text: "Un creux à une fréquence ne convient qu’à une note. Ici, la bande se déplace avec la mélodie : grave ou aigu, c’est la même voix.",
        },
        {
          title: "Il commence par écouter",
          text: "Jouez un couplet. La courbe se place sur un point de départ pour cette voix et ce micro ; à vous de continuer.",
        },
        {
          title: "La voix derrière la courbe",
          text: "Sous la courbe, vous voyez en direct le spectre de ce qui est chanté. Plus besoin de deviner quelle bosse est vous et laquelle est la pièce.",
        },
        {
          title: "Toujours un EQ",
          text: "Attrapez un point, tirez-le, coupez son suivi. Les quatre bandes savent aussi travailler comme vous en avez l’habitude.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Sortie de sous la couette",
      text: "Une voix de synthèse, d’abord boueuse et un peu nasale.",
      demos: [
        {
          product: "vocal-eq",
          title: "Ni boue ni nez",
          text: "Le bas s’éclaircit, le nez recule, un peu d’air entre par le haut. Les notes ne changent pas ; on dirait seulement que la personne s’est retournée.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ est compris dans l’abonnement, au milieu d’une chaîne de cinq outils qui se connaissent.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Vocal EQ",
      items: [
        {
          question: "Comment une bande suit-elle une note ?",
          answer:
            "Vocal EQ détecte la hauteur, comme AutoTune, et maintient la bande à la même distance de la note. Pour chaque bande, vous choisissez si elle suit.",
        },
        {
          question: "A-t-il besoin d’AutoTune ?",
          answer: "Non. Il a ses propres oreilles.",
        },
        {
          question: "Va-t-il mixer le morceau à ma place ?",
          answer:
            "Il fait une proposition pour une voix. Ce dont le morceau a besoin, il l’ignore ; vous, non.",
        },
        {
          question: "Marche-t-il sur d’autres instruments ?",
          answer:
            "Sur tout ce qui joue une note à la fois. Sur des accords, les bandes n’ont rien d’unique à suivre : coupez le suivi.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Avant et après l’EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ, la fiche technique",
          inside: [
            { name: "Bandes", value: "4 : Rumble, Body, Nasal, Air" },
            { name: "Gain", value: "±18 dB chacune ; Rumble coupe seulement" },
            { name: "Plage", value: "20 Hz à 20 kHz" },
            { name: "Suivi", value: "Activable pour chaque bande" },
            { name: "Écoute", value: "Sur votre ordinateur ; aucun son n’est envoyé ailleurs" },
          ],
          latency: "Aucune sans le suivi, environ 20 ms avec",
          diskSpace: "310 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Éclaircir une voix boueuse",
          rows: [
            {
              title: "Faites-lui entendre un couplet",
              text: "Le couplet, pas le refrain : la boue vit dans les phrases graves et douces. Prenez la courbe qu’il propose.",
            },
            {
              title: "Vérifiez Rumble",
              text: "Passez la bande en solo. Si vous entendez des pas et des voitures, n’y touchez pas. Si vous entendez la voix, descendez-la.",
            },
            {
              title: "Trouvez le nez",
              text: "Montez franchement Nasal, déplacez-le jusqu’à ce que la voix semble la plus enrhumée, puis coupez là. Moins de la moitié de ce que vous aviez monté suffit en général.",
            },
            {
              title: "Le corps avant l’air",
              text: "Il est tentant de commencer par le haut. Une voix qui a le bon poids a moins besoin de brillance.",
            },
            {
              title: "Comparez à niveau égal",
              text: "Avant de comparer, réglez la sortie pour que les deux sonnent aussi fort. Le plus fort gagne toujours, même quand il est moins bon.",
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
          headline: "Le timbre, puis le tranchant",
          text: "Une voix de synthèse avant et après deux outils qui travaillent le son d’une voix, pas ses notes.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Boueuse et nasale, puis ni l’un ni l’autre.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Ce qui vient souvent ensuite : l’air amène les « s » avec lui.",
            },
          ],
        },
      ],
    },
  ],
};
