import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "Host für Host",
    text: "Was wir ausprobiert haben und ab welcher Version. Tipp einen Namen ein, um deinen zu finden.",
  },
  mac: {
    headline: "Hosts auf dem Mac",
    text: "Was wir ab macOS 12 ausprobiert haben und ab welcher Version.",
  },
  windows: {
    headline: "Hosts unter Windows",
    text: "Was wir unter Windows 10 und 11 ausprobiert haben und ab welcher Version.",
  },
  notes: {
    afterwards: "Korrigiert nach der Aufnahme, nicht während du singst.",
    browser: "Läuft im Browser und lädt keine Plug-ins.",
    files: "Gut für fertige Dateien, zu langsam zum Mitsingen.",
    hybrid: "Der einzige Host für AutoTune Hybrid.",
    macOnly: "Nur auf dem Mac.",
    tablet: "Lädt nur AUv3, und das sind unsere Tools nicht.",
    windowsOnly: "Nur unter Windows.",
  },
};
