import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "Quelqu’un d’autre chante votre chanson.",
  text: "Metamorph confie votre interprétation à une autre gorge. Les mots, le placement et le phrasé restent les vôtres ; qui semble les chanter, c’est un point sur un pavé.",
  nav: { description: "Votre phrasé, une autre voix", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph : votre phrasé, une autre voix",
    description:
      "Metamorph transforme votre voix en une autre et garde vos mots, votre placement et votre phrasé. Choisissez qui chante sur un pavé.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "La carte des gens que vous n’êtes pas",
      rows: [
        {
          title: "Quatre coins",
          text: "Vous dans l’un, un enfant dans le suivant, puis une machine et une créature. Tout ce qui se trouve entre eux est un mélange, et presque rien n’y a encore de nom.",
        },
        {
          title: "Un seul doigt",
          text: "Faites-le glisser sur le pavé pendant que le morceau joue. Les formes autour du doigt montrent ce que vous devenez.",
        },
        {
          title: "Ce qui reste",
          text: "Le moment où vous chantez un mot, le temps que vous le tenez, l’endroit où vous respirez. L’interprétation fait l’essentiel d’une voix, et cette part-là est gardée.",
        },
        {
          title: "Ce qui change",
          text: "La longueur de la gorge, le poids des cordes vocales, la hauteur de la voix. Pas un preset par-dessus, mais le corps en dessous.",
        },
        {
          title: "Personne en particulier",
          text: "Ces voix sont construites, pas copiées. Il n’y a aucune vraie personne dans les coins, et l’on ne peut pas en charger.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Deux personnes, une prise",
      text: "Les deux sont synthétiques. La seconde n’a jamais chanté une note.",
      demos: [
        {
          product: "metamorph",
          title: "De l’une à l’autre",
          text: "Les mêmes mots aux mêmes moments. Seule la personne au milieu a changé.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph est l’un des 14 effets créatifs de l’abonnement. Il y était le jour de sa sortie.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Metamorph",
      items: [
        {
          question: "Puis-je imiter une voix célèbre ?",
          answer:
            "Non, et c’est voulu. Metamorph se promène entre des voix qui n’appartiennent à personne. Pour emprunter la voix de quelqu’un, il faut son accord.",
        },
        {
          question: "Fonctionne-t-il en temps réel ?",
          answer:
            "Oui, avec un court retard. Très bien pour s’amuser ; pour chanter au clic, écoutez plutôt la voix sèche au casque.",
        },
        {
          question: "Puis-je automatiser le pavé ?",
          answer:
            "Oui, dans les deux directions. Une voix qui vieillit le temps d’un couplet, ce sont deux lignes d’automation.",
        },
        {
          question: "Corrige-t-il aussi la justesse ?",
          answer:
            "Non. Mettez AutoTune avant. Une voix juste se transforme d’ailleurs plus facilement en une autre.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "D’autres inconnus",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph, la fiche technique",
          inside: [
            { name: "Pavé", value: "4 coins : vous, enfant, machine, créature" },
            { name: "Change", value: "Gorge, cordes vocales et hauteur" },
            { name: "Garde", value: "Mots, placement, souffle" },
            { name: "Automation", value: "Les deux directions du pavé, et le mix" },
            { name: "Traitement", value: "Sur votre ordinateur ; aucun son n’est envoyé ailleurs" },
          ],
          latency: "Environ 40 ms, compensée par l’hôte",
          diskSpace: "480 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Chanter un duo sans personne d’autre",
          rows: [
            {
              title: "Chantez les deux parties",
              text: "Enregistrez la seconde voix sur sa propre piste, avec sa propre humeur. Chantez-la comme cette personne le ferait : Metamorph change la gorge, pas les manières.",
            },
            {
              title: "La justesse d’abord",
              text: "AutoTune sur les deux pistes, dans la même tonalité. Deux inconnus peuvent sonner faux ensemble comme une voix seule ne le fait jamais.",
            },
            {
              title: "Quittez le coin lentement",
              text: "Mettez Metamorph sur la seconde piste et éloignez-vous de vous-même, petit à petit. Arrêtez quand vous ne vous reconnaissez plus ; c’est souvent au tiers du chemin.",
            },
            {
              title: "Écartez-les",
              text: "L’une un peu à gauche, l’autre un peu à droite. Donnez-leur la même pièce avec Vocal Reverb, pour qu’elles se rencontrent quelque part.",
            },
            {
              title: "Que la réponse reste humaine",
              text: "Si un mot sonne mal, rechantez-le au lieu de tourner davantage. C’est plus rapide.",
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
          headline: "Quelqu’un d’autre, par degrés",
          text: "De la gorge tordue à la personne nouvelle. Toutes sont synthétiques, avant comme après.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Une autre personne, avec la même chanson en tête.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "La même personne, avec une gorge qui ne peut pas exister.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "La même personne, le timbre en moins.",
            },
          ],
        },
      ],
    },
  ],
};
