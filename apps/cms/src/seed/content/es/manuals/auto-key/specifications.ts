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
            ["Encuentra", "Tonalidad y escala, con su grado de certeza"],
            ["Escucha", "La pista en la que está, mientras suena"],
            ["Escalas", "Mayor y menor"],
            ["Avisa a", "AutoTune Pro, 2026, Hybrid y EFX+; Harmony Engine"],
            ["Sonido", "Pasa sin cambios"],
            ["Latencia", "Ninguna"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz, mono y estéreo"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11; 90 MB en disco"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
