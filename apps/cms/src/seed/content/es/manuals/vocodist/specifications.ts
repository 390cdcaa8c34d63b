import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Especificaciones",
  sections: [
    {
      anchor: "facts",
      title: "Los datos",
      parts: [
        {
          kind: "table",
          head: ["Qué", "Valor"],
          rows: [
            ["Bandas", "26"],
            ["Portadora", "Acorde interno en diente de sierra, MIDI o sidechain"],
            ["Perillas", "Carrier, Formant, Grit y Mix"],
            ["Voces", "Hasta 8 a la vez"],
            ["Latencia", "Unos 5 ms"],
            ["Canales", "Mono y estéreo"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11; 180 MB en disco"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
