import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Solución de problemas",
  sections: [
    {
      anchor: "wrong-answer",
      title: "No contesta, o contesta mal",
      parts: [
        {
          kind: "table",
          head: ["Qué pasa", "Por qué suele ser", "Prueba"],
          rows: [
            [
              "Ninguna tonalidad",
              "No le llega sonido",
              "Insértalo en la pista que suena; dale al play",
            ],
            ["Certeza baja en todo", "Batería, ruido o efectos", "Los instrumentos sin batería"],
            [
              "Un semitono de diferencia",
              "La pista no está afinada a 440 Hz, o la aceleraron",
              "Compruébalo con un afinador; arregla eso primero",
            ],
            [
              "La relativa",
              "Las mismas notas",
              "Busca la nota de casa; elige la otra en el círculo",
            ],
            ["AutoTune no cambió", "Lo abriste después de enviar", "Envía otra vez"],
            [
              "No dice nada de modos",
              "Solo encuentra mayor y menor",
              "Elige tus notas en AutoTune",
            ],
          ],
        },
      ],
    },
    {
      anchor: "half-way",
      title: "Entre dos tonalidades",
      parts: [
        {
          kind: "text",
          text: "Un sample ralentizado puede quedar a medio camino entre dos tonalidades, a 50 cents de las dos. Entonces no vale ninguna. Afina primero el sample, o todo lo que afines con él sonará mal con los demás instrumentos.",
        },
      ],
    },
  ],
};
