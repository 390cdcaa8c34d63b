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
            ["Asientos", "48 en 4 filas"],
            ["Cuerdas", "4: bajos, tenores, contraltos y sopranos"],
            ["Dispersión", "Tono, tiempo y garganta"],
            ["Salida", "Estéreo"],
            ["Latencia", "Unos 30 ms, que compensa el DAW"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11; 210 MB en disco"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
