import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "Venez avec vos choristes.",
  text: "Chantez une ligne, et Harmony Engine en chante jusqu’à quatre autres à côté, dans la tonalité du morceau. Elles entrent avec vous, tiennent avec vous et n’arrivent jamais en retard à la répétition.",
  nav: { description: "Des harmonies à partir d’une seule voix", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine : des harmonies d’une seule voix",
    description:
      "Chantez une ligne et recevez jusqu’à quatre parties d’harmonie dans la tonalité du morceau. Harmony Engine suit votre placement et vos mots.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Une ligne entre, cinq sortent",
      rows: [
        {
          title: "Chaque partie dans son couloir",
          text: "Vous êtes la ligne vive au milieu. Deux parties se tiennent au-dessus, deux en dessous, chacune avec son intervalle écrit au bout.",
        },
        {
          title: "Dans la tonalité, pas juste en parallèle",
          text: "Une tierce fait tantôt quatre demi-tons, tantôt trois. Harmony Engine connaît la gamme et choisit : aucune partie ne sort du morceau.",
        },
        {
          title: "Elles vous suivent",
          text: "Votre placement, vos mots, vos glissés. Quand vous tenez une note, elles la tiennent avec vous.",
        },
        {
          title: "Pas cinq clones",
          text: "Chaque partie arrive un peu tôt ou un peu tard, avec une gorge un peu différente, comme des gens qui chantent côte à côte.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Et maintenant, tous ensemble",
      text: "Une voix de synthèse avant, trois voix en la mineur après.",
      demos: [
        {
          product: "harmony-engine",
          title: "Une voix, puis un accord",
          text: "La ligne que vous connaissez reste au milieu. Écoutez les parties du dessus quand la mélodie descend : elles ne descendent pas d’autant.",
        },
      ],
    },
    includedInUnlimited(
      "C’est l’un des 14 effets créatifs de l’abonnement, et AutoKey, qui lui souffle la tonalité, y est aussi.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vos questions sur Harmony Engine",
      items: [
        {
          question: "Faut-il connaître l’harmonie ?",
          answer:
            "Non. Choisissez la tonalité, ou laissez AutoKey la trouver, et allumez des parties jusqu’à ce que ça sonne. Si vous connaissez l’harmonie, réglez chaque intervalle vous-même.",
        },
        {
          question: "Puis-je avoir les parties sur des pistes séparées ?",
          answer:
            "Oui. Mettez une partie en solo et exportez-la, ou utilisez une instance par partie, puis mixez-les comme n’importe quelle piste.",
        },
        {
          question: "Et les accords étrangers à la tonalité ?",
          answer:
            "Automatisez la gamme pour cette mesure. Les parties changent aussitôt, même au milieu d’une note.",
        },
        {
          question: "Quelle différence avec Choir ?",
          answer:
            "Harmony Engine fait peu de voix sur des notes différentes. Choir fait beaucoup de voix sur les mêmes.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Vous, en plusieurs exemplaires",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engine, la fiche technique",
          inside: [
            { name: "Parties", value: "Jusqu’à 4 en plus de la voix principale" },
            {
              name: "Intervalles",
              value: "D’une octave dessous à une octave dessus, dans la gamme",
            },
            { name: "Par partie", value: "Niveau, panoramique, gorge, placement" },
            { name: "Gammes", value: "Majeure, mineure ou les notes de votre choix" },
            { name: "Tonalité", value: "À la main ou par AutoKey" },
          ],
          latency: "Environ 25 ms, compensée par l’hôte",
          diskSpace: "340 Mo",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Construire un refrain qui s’ouvre",
          rows: [
            {
              title: "Corrigez la voix principale",
              text: "Les harmonies la copient, fautes comprises. AutoTune d’abord, Harmony Engine ensuite.",
            },
            {
              title: "Commencez par une tierce au-dessus",
              text: "Une seule partie, deux fois moins forte que la voix principale. Si un mot sonne joli mais faux, regardez l’accord à cet endroit.",
            },
            {
              title: "Ajoutez quelque chose dessous",
              text: "Une partie grave donne du poids. Gardez-la au centre et laissez l’aiguë partir d’un côté.",
            },
            {
              title: "Gardez-en pour plus tard",
              text: "Couplet sans parties, premier refrain avec une, dernier refrain avec toutes. Automatisez les interrupteurs des parties, pas le volume.",
            },
            {
              title: "Reculez-les",
              text: "Les chœurs se tiennent derrière la voix principale : moins d’aigu, plus de pièce, moins de consonnes. Dé-essez-les plus fort que vous n’oseriez devant.",
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
          headline: "Deux, trois, une foule",
          text: "Trois façons d’avoir de la compagnie. Chacune de ces voix est synthétique.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "D’autres notes, un accord.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "Les mêmes notes, chantées deux fois.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "Les mêmes notes, chantées par tout le monde.",
            },
          ],
        },
      ],
    },
  ],
};
