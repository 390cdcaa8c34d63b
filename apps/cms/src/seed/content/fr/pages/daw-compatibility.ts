import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
  title: "Compatibilité DAW",
  seo: {
    title: "Compatibilité DAW",
    description:
      "Quel format de plug-in votre DAW charge sous macOS et sous Windows : AU, VST3 ou AAX, hôte par hôte.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Est-ce compatible avec mon DAW ?",
      text: "Si votre logiciel hôte charge de l’AU, du VST3 ou de l’AAX, très probablement. C’est le format qui décide ; la liste l’indique pour chaque hôte.",
    },
    compatibilityOf(hostWords),
    {
      block: "prose",
      headline: "Les petites lignes, en grand",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid existe en AAX DSP et en AAX Native et ne fonctionne que dans Pro Tools. Tous les autres outils existent dans tous les formats.",
        },
        {
          title: "64 bits",
          text: "L’hôte et le système doivent être en 64 bits. Sur puce Apple, les plug-ins sont natifs ; un hôte qui passe par la traduction les charge aussi.",
        },
        {
          title: "Absent de la liste ?",
          text: "Cherchez dans le manuel de votre hôte les formats qu’il charge. L’un des trois sous macOS, l’un des deux sous Windows, et c’est bon. Les vieux hôtes limités au VST2 ne sont pas pris en charge.",
        },
        {
          title: "Les noms",
          text: "Les noms des hôtes appartiennent à leurs éditeurs, qui n’ont rien à voir avec cette marque de démonstration.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Où vont les fichiers",
      text: "Les dossiers, les pilotes et ce qui aide d’habitude, pour chaque système.",
      actions: [
        { label: "Sur Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "Sous Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
