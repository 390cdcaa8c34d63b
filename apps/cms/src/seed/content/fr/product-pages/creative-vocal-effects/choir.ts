import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "Toute la salle, c’est vous.",
  text: "Choir part d’une seule voix et remplit les rangs derrière elle de voisines un peu différentes, de hauteur, de placement et de gorge. Vous décidez combien, à quelle distance, et à quel point elles ont répété.",
  nav: { description: "Une seule voix devient un chœur", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir : d’une voix, tout un chœur",
    description:
      "Choir fait d’une voix tout un groupe, où chaque gorge chante un peu plus haut ou un peu plus tard. De la poignée d’amis aux rangs complets.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Remplissez les rangs",
      rows: [
        {
          title: "Vu d’en haut",
          text: "Vous êtes devant, les rangs s’arrondissent autour de vous. Installez une voix, son siège s’allume ; le compte dans le coin dit combien chantent.",
        },
        {
          title: "Quatre pupitres",
          text: "Basses, ténors, altos et sopranos côte à côte. La même mélodie, d’autres gorges : on entend des gens, pas une pédale de chorus.",
        },
        {
          title: "Ont-ils bien répété ?",
          text: "Écartez hauteur et placement, de l’ensemble aguerri aux tribunes d’un stade.",
        },
        {
          title: "La profondeur",
          text: "Les rangs du fond sont plus tardifs, plus doux et plus sombres, comme dans une salle. La salle elle-même, vous l’ajoutez avec une réverbe.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Une voix, puis les autres",
      text: "Une voix de synthèse tient de longues notes toute seule. Et puis plus toute seule.",
      demos: [
        {
          product: "choir",
          title: "Une voix, un chœur",
          text: "Beaucoup de voix, aucune tout à fait sur la note, et ensemble plus justes que la première.",
        },
      ],
    },
    includedInUnlimited(
      "Choir vient avec l’abonnement, en compagnie de 13 autres effets créatifs et de la réverbe où il aimerait s’installer.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Choir",
      items: [
        {
          question: "Invente-t-il des harmonies ?",
          answer:
            "Non. Toutes les voix chantent votre mélodie, certaines à l’octave. Pour des parties sur d’autres notes, mettez Harmony Engine avant.",
        },
        {
          question: "Combien de voix faut-il ?",
          answer:
            "Huit sonnent comme des amis, vingt comme un chœur. Au-delà, on entend la taille plutôt que les gens.",
        },
        {
          question: "Y a-t-il des voix enregistrées à l’intérieur ?",
          answer: "Non. Chaque voix est faite à partir de la vôtre, pendant la lecture.",
        },
        {
          question: "Mon ordinateur va-t-il tenir ?",
          answer:
            "Des rangs complets, c’est du travail. Si le ventilateur se joint au chœur, figez la piste une fois que le son vous plaît.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "De la compagnie pour le chœur",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir, la fiche technique",
          inside: [
            { name: "Places", value: "48 sur 4 rangs" },
            { name: "Pupitres", value: "4 : basse, ténor, alto, soprano" },
            { name: "Écarts", value: "Hauteur, placement et gorge" },
            { name: "Sortie", value: "Stéréo" },
          ],
          latency: "Environ 30 ms, compensée par l’hôte",
          diskSpace: "210 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Mettre une foule derrière le dernier refrain",
          rows: [
            {
              title: "Copiez la voix principale",
              text: "Dupliquez la voix du refrain sur une nouvelle piste et mettez-y Choir. La voix principale, elle, reste seule devant.",
            },
            {
              title: "Commencez par un rang",
              text: "Six voix, peu d’écart. Si cela sonne comme un effet, les voix se ressemblent trop : écartez le placement avant la hauteur.",
            },
            {
              title: "Remplissez le fond",
              text: "Ajoutez des rangs jusqu’à ce que le refrain s’élargisse. Enlevez un peu de grave à la piste du chœur, sinon il poussera la basse dehors.",
            },
            {
              title: "Baissez les mots",
              text: "Une foule ne dit pas ses « t » ensemble. Dé-essez et adoucissez le chœur ; c’est la voix principale qui porte le texte.",
            },
            {
              title: "Une seule pièce pour tous",
              text: "Envoyez le chœur dans Vocal Reverb, longue et sombre, et la voix principale dans la même pièce, mais beaucoup moins. Les voilà au même endroit.",
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
          headline: "D’une voix à la foule",
          text: "Synthétiques, toutes jusqu’à la dernière.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "Des rangs complets sur des notes longues.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Moins de voix, plus de notes.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "Une seule voix de plus, mais une octave plus bas.",
            },
          ],
        },
      ],
    },
  ],
};
