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
            ["Voces", "Hasta 4, además de la principal"],
            ["Intervalos", "De una octava abajo a una arriba, en la escala"],
            ["Escalas", "Mayor, menor o las notas que elijas"],
            ["Latencia", "Unos 25 ms, que compensa el DAW"],
            ["Canales", "Mono y estéreo"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11; 340 MB en disco"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
