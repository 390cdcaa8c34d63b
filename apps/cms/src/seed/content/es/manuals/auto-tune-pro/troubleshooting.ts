import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Solución de problemas",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "Suena mal",
      parts: [
        {
          kind: "table",
          head: ["Qué oyes", "Por qué suele ser", "Prueba"],
          rows: [
            [
              "Una nota salta a la de al lado",
              "Tonalidad equivocada, o una nota de la escala que la canción no usa",
              "Revisa la tonalidad; saca esa nota",
            ],
            [
              "Una nota se va una octava arriba o abajo",
              "El tipo de voz no encaja",
              "Elige el de al lado",
            ],
            [
              "Gorgoteo en el aire y en las eses",
              "Ruido donde se esperaba un tono",
              "Sube Flex-Tune; limpia con Vocal Prep",
            ],
            [
              "Notas largas tiesas como postes",
              "Retune rápido sin Humanize",
              "Humanize hasta 40, y escucha",
            ],
            ["No pasa nada", "Flex-Tune muy alto, o bypass", "Flex-Tune a 0"],
            [
              "Dos voces a la vez",
              "Sala, otra fuente que se cuela o un doblador antes de Pro",
              "Pon Pro al principio",
            ],
          ],
        },
      ],
    },
    {
      anchor: "wrong-place",
      title: "No aparece o no se activa",
      parts: [
        {
          kind: "text",
          text: "Si tu DAW no muestra Pro, vuelve a escanear los plug-ins. Si todos los ordenadores están ocupados, libera uno en tu cuenta: una licencia funciona en dos a la vez.\n\nSi las ediciones del modo gráfico caen donde no toca, el audio se movió después de que Pro lo oyera. Reproduce esa parte otra vez.",
        },
      ],
    },
  ],
};
