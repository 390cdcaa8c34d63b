import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
  title: "Compatibilidad con DAW",
  seo: {
    title: "Compatibilidad con DAW",
    description:
      "Qué formato de plug-in carga tu DAW en macOS y en Windows: AU, VST3 o AAX, programa por programa.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "¿Funciona en mi DAW?",
      text: "Si tu DAW carga AU, VST3 o AAX, casi seguro. Lo que decide es el formato, y la lista lo indica para cada DAW.",
    },
    compatibilityOf(hostWords),
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
          text: "El DAW y el sistema tienen que ser de 64 bits. En Apple silicon, los plug-ins funcionan de forma nativa; un DAW que funciona por traducción también los carga.",
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
    {
      block: "callToAction",
      headline: "Dónde van los archivos",
      text: "Carpetas, drivers y lo que suele ayudar, para cada sistema.",
      actions: [
        { label: "En el Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "En Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
