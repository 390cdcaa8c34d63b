import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Solución de problemas",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "Suena o se siente mal",
      parts: [
        {
          kind: "table",
          head: ["Qué notas", "Por qué suele ser", "Prueba"],
          rows: [
            [
              "En los auriculares, una voz hueca, con fase",
              "La seca y la afinada suenan juntas",
              "Silencia ahí la pista en bruto",
            ],
            [
              "Llega tarde a los auriculares",
              "LIVE apagado, o nativo con un búfer grande",
              "LIVE; menos búfer; DSP",
            ],
            ["Voz de dibujos animados", "Throat demasiado lejos del centro", "La mitad"],
            [
              "Notas que nadie quería",
              "Tonalidad equivocada",
              "Pregunta a AutoKey, o tararea la última nota del estribillo",
            ],
            ["Ninguna corrección", "Flex muy alto", "Bájalo hasta que pase algo"],
          ],
        },
      ],
    },
    {
      anchor: "loading",
      title: "No se carga",
      parts: [
        {
          kind: "text",
          text: "Si no te ofrece la versión DSP, puede que la sesión pase de 96 kHz o que al hardware no le quede sitio; libera insertos o usa la nativa. Si Hybrid no aparece por ningún lado, seguramente el instalador se ejecutó con Pro Tools abierto: reinícialo.\n\nSi tu DAW no es Pro Tools, no se ha roto nada. Hybrid solo viene en AAX.",
        },
      ],
    },
  ],
};
