import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "Hôte par hôte",
    text: "Ce que nous avons essayé, et à partir de quelle version. Tapez un nom pour trouver le vôtre.",
  },
  mac: {
    headline: "Hôtes sur Mac",
    text: "Ce que nous avons essayé sous macOS 12 ou plus récent, et à partir de quelle version.",
  },
  windows: {
    headline: "Hôtes sous Windows",
    text: "Ce que nous avons essayé sous Windows 10 et 11, et à partir de quelle version.",
  },
  notes: {
    afterwards: "Corrige après l’enregistrement, pas pendant que vous chantez.",
    browser: "Fonctionne dans le navigateur et ne charge aucun plug-in.",
    files: "Bien pour des fichiers terminés, trop lent pour chanter dessus.",
    hybrid: "Le seul hôte pour AutoTune Hybrid.",
    macOnly: "Sur Mac uniquement.",
    tablet: "Ne charge que de l’AUv3, et nos outils n’en sont pas.",
    windowsOnly: "Sous Windows uniquement.",
  },
};
