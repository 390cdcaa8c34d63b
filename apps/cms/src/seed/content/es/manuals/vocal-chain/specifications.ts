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
            ["Canales", "Mono y estéreo"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11; 4 GB de memoria, mejor 8 GB"],
            ["Disco", "Prep 420 MB, EQ 310, Compressor 280, De-Esser 260, Reverb 330"],
            ["Activación", "Cada una en 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
