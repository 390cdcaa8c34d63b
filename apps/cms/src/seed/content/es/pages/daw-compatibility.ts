import type { PageBody } from "@autotune/contract";

export const dawCompatibility: PageBody = {
  title: "Compatibilidad con DAW",
  seo: {
    title: "Compatibilidad con DAW",
    description:
      "Qué formato de plugin carga tu DAW en macOS y en Windows: AU, VST3 o AAX, programa por programa.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "¿Funciona en mi DAW?",
      text: "Si tu DAW carga AU, VST3 o AAX, casi seguro. Lo que decide es el formato, y así está ordenada la lista.",
    },
    {
      block: "specs",
      headline: "DAW y formatos",
      groups: [
        {
          title: "macOS 12 o posterior",
          rows: [
            { name: "Logic Pro, GarageBand", value: "AU" },
            { name: "Ableton Live", value: "AU o VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "AU o VST3" },
            { name: "REAPER", value: "AU o VST3" },
            { name: "Studio One", value: "AU o VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
        {
          title: "Windows 10 u 11, 64 bits",
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
      headline: "La letra pequeña, en grande",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid viene en AAX DSP y AAX Native y solo funciona en Pro Tools. Todas las demás herramientas vienen en todos los formatos.",
        },
        {
          title: "64 bits",
          text: "El DAW y el sistema tienen que ser de 64 bits. En Apple silicon, los plugins funcionan de forma nativa; un DAW que funciona por traducción también los carga.",
        },
        {
          title: "¿El tuyo no está en la lista?",
          text: "Busca en el manual de tu DAW qué formatos carga. Basta con uno de los tres en macOS o uno de los dos en Windows. Los programas antiguos que solo cargan VST2 no son compatibles.",
        },
        {
          title: "Los nombres",
          text: "Los nombres de los DAW son de sus fabricantes, que no tienen nada que ver con esta marca de demostración.",
        },
      ],
    },
  ],
};
