import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "DAW per DAW",
    text: "Che cosa abbiamo provato e da quale versione. Scrivi un nome per trovare la tua.",
  },
  mac: {
    headline: "DAW su Mac",
    text: "Che cosa abbiamo provato su macOS 12 o successivo e da quale versione.",
  },
  windows: {
    headline: "DAW su Windows",
    text: "Che cosa abbiamo provato su Windows 10 e 11 e da quale versione.",
  },
  notes: {
    afterwards: "Intona dopo la registrazione, non mentre canti.",
    browser: "Funziona nel browser e non carica plug-in.",
    files: "Va bene per file finiti, troppo lenta per cantarci sopra.",
    hybrid: "L’unica DAW per AutoTune Hybrid.",
    macOnly: "Solo su Mac.",
    tablet: "Carica solo AUv3, e i nostri strumenti non lo sono.",
    windowsOnly: "Solo su Windows.",
  },
};
