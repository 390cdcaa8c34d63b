import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "DAW por DAW",
    text: "Lo que hemos probado y desde qué versión. Escribe un nombre para encontrar el tuyo.",
  },
  mac: {
    headline: "DAW en el Mac",
    text: "Lo que hemos probado en macOS 12 o posterior y desde qué versión.",
  },
  windows: {
    headline: "DAW en Windows",
    text: "Lo que hemos probado en Windows 10 y 11 y desde qué versión.",
  },
  notes: {
    afterwards: "Afina después de grabar, no mientras cantas.",
    browser: "Funciona en el navegador y no carga plug-ins.",
    files: "Bien para archivos terminados, demasiado lento para cantar encima.",
    hybrid: "El único DAW para AutoTune Hybrid.",
    macOnly: "Solo en Mac.",
    tablet: "Solo carga AUv3, y nuestras herramientas no lo son.",
    windowsOnly: "Solo en Windows.",
  },
};
