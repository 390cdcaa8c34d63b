import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "On lave la prise avant de la cuisiner.",
  text: "Bruit, pièce, clics et niveaux qui sautent s’enlèvent mieux avant le mixage que pendant. Prep écoute une prise brute, dit ce qui ne va pas et en rend une propre.",
  nav: {
    description: "Moins de bruit, moins de pièce, un niveau régulier",
    isNew: false,
    order: 1,
  },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep : des prises propres avant le mixage",
    description:
      "Vocal Prep enlève le bruit et la pièce d’une voix brute et régularise son niveau : tout ce qui vient après a la tâche plus facile.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Quatre corvées, une fenêtre",
      rows: [
        {
          title: "Le bruit",
          text: "Le ventilateur, le frigo, le souffle d’un préampli bon marché. Prep apprend à quoi ressemblent les silences et retire la même chose sous les mots.",
        },
        {
          title: "La pièce",
          text: "Une chambre ajoute ses murs à votre voix. Prep dessine la pièce qu’il entend et la baisse. Il ne peut pas vous emmener en studio, mais il peut fermer la porte.",
        },
        {
          title: "Les clics",
          text: "Lèvres, langues et mauvais câbles. Ils sont trouvés un par un, enlevés, et comptés dans la fenêtre.",
        },
        {
          title: "Le niveau",
          text: "Les phrases chantées loin du micro remontent, les phrases criées redescendent, une par une. Sans pompage : il suit au fader, il n’écrase pas.",
        },
        {
          title: "Avant et après, sur une seule image",
          text: "Une lame de lumière passe sur la prise : devant, la poussière ; derrière, rien que la voix. Ce que vous ne voyez plus, vous ne l’entendez plus.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Une mauvaise pièce, puis une meilleure",
      text: "La voix est synthétique et l’enregistrement mauvais. Les deux, nous l’avons fait exprès.",
      demos: [
        {
          product: "vocal-prep",
          title: "Souffle, murs et vagabondage",
          text: "Avant : du bruit, une pièce qui sonne comme une boîte, un niveau qui va et vient. Après : la voix, presque rien d’autre.",
        },
      ],
    },
    includedInUnlimited(
      "Prep est le premier des cinq outils de la chaîne vocale dans l’abonnement. Les quatre autres suivent dans l’ordre.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Prep",
      items: [
        {
          question: "Peut-il sauver n’importe quel enregistrement ?",
          answer:
            "Non. Il améliore les mauvais et fait gagner du temps sur les bons. L’écrêtage, un coup de fil à l’autre bout de la pièce ou le batteur d’à côté le dépassent.",
        },
        {
          question: "Fonctionne-t-il en temps réel ?",
          answer:
            "Oui, avec un certain retard : sa place est au mixage, pas dans le casque de qui chante.",
        },
        {
          question: "Où le mettre dans la chaîne ?",
          answer:
            "En premier, avant AutoTune et avant tout ce qui rend plus fort ce qui est faible. Un compresseur remonterait le bruit que Prep s’apprête à enlever.",
        },
        {
          question: "Mon audio quitte-t-il l’ordinateur ?",
          answer: "Non. L’écoute se fait dans le plug-in, sur votre machine.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "La suite de la chaîne",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prep, la fiche technique",
          inside: [
            { name: "Réduit", value: "Bruit constant, pièce, clics, écarts de niveau" },
            { name: "Apprend", value: "De la prise elle-même, en 10 secondes environ" },
            { name: "Dosages", value: "Un pour chacun des quatre, de 0 à 100" },
            { name: "Écoute", value: "Sur votre ordinateur ; aucun son n’est envoyé ailleurs" },
          ],
          latency: "Environ 45 ms, compensée par l’hôte",
          diskSpace: "420 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Rendre utilisable une prise de chambre",
          rows: [
            {
              title: "Laissez-lui du silence",
              text: "Gardez une ou deux secondes avant le premier mot. Prep apprend le bruit dans les silences : ne les coupez pas avant lui.",
            },
            {
              title: "Laissez-le écouter",
              text: "Faites-lui entendre dix secondes avec des mots et des pauses. Les dosages vont d’eux-mêmes là où il commencerait.",
            },
            {
              title: "Le bruit d’abord",
              text: "Mettez les autres à zéro. Montez la réduction de bruit jusqu’à ce que les silences se taisent, puis revenez jusqu’à ce que les fins de mots ne semblent plus coupées.",
            },
            {
              title: "Puis la pièce",
              text: "Écoutez un mot court et fort, et ce qui résonne après. Enlevez-en à peu près la moitié : une voix sans pièce du tout a l’air collée dessus.",
            },
            {
              title: "Le niveau en dernier",
              text: "Réglez-le pour comprendre chaque phrase sans toucher au fader. Le compresseur fera le reste.",
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
          headline: "Prep, et ce qu’il rend possible",
          text: "Toutes les voix sont synthétiques ; les défauts ont été ajoutés avec soin.",
          demos: [
            {
              product: "vocal-prep",
              title: "Du brut au prêt",
              text: "Bruit, pièce et niveau, tout à la fois.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Ce qui arrive à une prise inégale, mais déjà propre.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "La boue et le nez, une fois le bruit parti.",
            },
          ],
        },
      ],
    },
  ],
};
