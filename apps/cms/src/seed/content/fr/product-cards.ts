import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "Ce qu’il fait",
    priceSubtext: "Un seul paiement, à vous pour toujours",
    terms: {
      heading: "Avec chaque licence",
      features: [
        "Sur 2 ordinateurs à la fois",
        "Pour macOS et Windows",
        "Mises à jour de cette version comprises",
      ],
    },
    forSeveral: "À partir de 2, chacune coûte moins",
  },
  plan: {
    heading: "Ce qu’il contient",
    paying: "Le paiement",
    annual: ["Débité une fois par an", "Moins cher que douze mois", "Résiliable à tout moment"],
    monthly: [
      "Débité une fois par mois",
      "Vous arrêtez après n’importe quel mois",
      "Résiliable à tout moment",
    ],
    terms:
      "L’abonnement se renouvelle de lui-même jusqu’à la résiliation. Il fonctionne ensuite jusqu’à la fin de la période payée.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "Corrige pendant que vous chantez",
        "Édite la prise note par note",
        "Flex-Tune et Humanize la gardent vivante",
      ],
    },
    "auto-tune-2026": {
      features: [
        "Prêt en une minute",
        "Deux boutons sur une page",
        "Faible latence, en studio et sur scène",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "Sur matériel DSP ou en natif",
        "Throat modélise la gorge",
        "Une touche de faible latence pour la scène",
      ],
      notes: "Fonctionne uniquement dans Pro Tools.",
    },
    "auto-tune-efx-plus": {
      features: [
        "Le son robotique dès la première note",
        "Une surface d’effets pour un doigt",
        "Seize pads qui jouent en rythme",
      ],
    },
    "auto-key": {
      features: [
        "Reconnaît la tonalité et la gamme",
        "Dit à quel point il est sûr",
        "Prévient chaque AutoTune de la session",
      ],
    },
    "vocal-prep": {
      features: ["Moins de bruit et de clics", "Moins de pièce", "Un niveau régulier"],
    },
    "vocal-eq": {
      features: [
        "Des bandes qui suivent les notes",
        "Écoute d’abord, propose ensuite",
        "Tout ce que fait un EQ",
      ],
    },
    "vocal-compressor": {
      features: [
        "Un départ qui convient à votre voix",
        "Montre ce qu’il a fait",
        "De doux à ferme",
      ],
    },
    "vocal-de-esser": {
      features: [
        "Trouve le « s » de votre voix",
        "Fait entendre ce qui part",
        "Laisse le souffle tranquille",
      ],
    },
    "vocal-reverb": {
      features: [
        "Propose une pièce qui va bien à la voix",
        "S’efface devant les mots",
        "Règle la distance, pas seulement le mélange",
      ],
    },
    metamorph: {
      features: [
        "Quatre voix, mêlées d’un seul doigt",
        "Votre phrasé reste",
        "Personne n’est copié",
      ],
    },
    "harmony-engine": {
      features: [
        "Des harmonies dans la tonalité du morceau",
        "Suit votre phrasé",
        "Chaque voix un peu différente",
      ],
    },
    vocodist: {
      features: [
        "Ses propres accords comme carrier",
        "Des bandes à regarder",
        "Du net au granuleux",
      ],
    },
    choir: {
      features: [
        "Quatre pupitres à partir d’une voix",
        "Vous décidez s’ils ont bien répété",
        "Une salle avec de la profondeur",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Tous les outils en un abonnement",
      features: [
        "AutoTune 2026, Pro et Hybrid",
        "AutoKey",
        "Les 5 outils de la chaîne vocale",
        "Les 14 effets créatifs",
        "Les nouveautés le jour de leur sortie",
        "Des modèles d’enregistrement",
      ],
      notes: "AutoTune EFX+ se vend à côté de l’abonnement.",
    },
    producer: {
      subtitle: "Pour enregistrer et mixer",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "Les 5 outils de la chaîne vocale",
        "Metamorph, Harmony Engine, Vocodist et Choir",
      ],
    },
    essentials: {
      subtitle: "Une voix propre et juste",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
