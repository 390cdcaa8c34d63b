import type { PageBody } from "@autotune/contract";

export const dawCompatibility: PageBody = {
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
      text: "Si votre logiciel hôte charge de l’AU, du VST3 ou de l’AAX, très probablement. C’est le format qui décide ; la liste part donc de là.",
    },
    {
      block: "specs",
      headline: "Hôtes et formats",
      groups: [
        {
          title: "macOS 12 ou plus récent",
          rows: [
            { name: "Logic Pro, GarageBand", value: "AU" },
            { name: "Ableton Live", value: "AU ou VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "AU ou VST3" },
            { name: "REAPER", value: "AU ou VST3" },
            { name: "Studio One", value: "AU ou VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
        {
          title: "Windows 10 ou 11, 64 bits",
          rows: [
            { name: "Ableton Live", value: "VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "VST3" },
            { name: "REAPER", value: "VST3" },
            { name: "Studio One", value: "VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
      ],
    },
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
  ],
};
