import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "Comparer",
  seo: {
    title: "Comparer les éditions d’AutoTune",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+ et AutoKey côte à côte : ce que fait chacun, ce qu’il coûte et où il fonctionne.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Lequel est le vôtre ?",
      text: "Cinq fenêtres, une idée : une voix sur ses notes. Voici ce que fait chacune, et ce qu’elle laisse aux autres.",
    },
    editionComparison({
      headline: "Les éditions, côte à côte",
      text: "Une coche : c’est là. Un trait : un autre le fait mieux.",
      groups: {
        purpose: "À quoi ça sert",
        tuning: "Correction",
        key: "Tonalité et gamme",
        practice: "En pratique",
      },
      rows: {
        bestFor: "Idéal pour",
        realTime: "Corrige en temps réel",
        graph: "Mode graphique, note par note",
        retune: "Retune Speed",
        humanize: "Human : les notes longues respirent",
        flex: "Flex : les glissés restent",
        throat: "Throat",
        effects: "Doublage et écho",
        findsKey: "Trouve seul la tonalité",
        takesKey: "Reçoit la tonalité d’AutoKey",
        formats: "Formats",
        latency: "Latence",
        diskSpace: "Espace disque",
        computers: "Ordinateurs à la fois",
        unlimited: "Inclus dans Unlimited",
      },
      bestFor: {
        at2026: "Les prises rapides et la scène",
        pro: "Réparer une note précise",
        hybrid: "Pro Tools, avec ou sans DSP",
        efxPlus: "L’effet, assumé",
        autoKey: "Les morceaux sans tonalité connue",
      },
      values: {
        retuneRange: "0 à 300 ms",
        hard: "Dur",
        pads: "Sur 16 pads",
        sendsKey: "La transmet",
        formats: "AU, VST3, AAX",
        about3: "Environ 3 ms",
        about2OnDsp: "Environ 2 ms sur DSP",
        noLatency: "Aucune",
        megabytes: "Mo",
      },
    }),
    {
      block: "callToAction",
      headline: "Ou prenez-les tous",
      text: "Unlimited réunit trois éditions et AutoKey, avec la chaîne vocale et tous les effets créatifs.",
      actions: [
        { label: "Voir l’abonnement", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "Vérifier votre DAW", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
