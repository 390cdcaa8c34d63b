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
            ["Un pedal de chorus", "Voces demasiado parecidas", "Más tiempo y garganta"],
            [
              "Desafinado",
              "Mucha dispersión de tono, o una principal sin afinar",
              "Afina primero; tono por debajo de 30",
            ],
            [
              "Papilla",
              "Demasiados asientos, reverb larga",
              "La mitad de asientos, una cola más corta",
            ],
            ["Una pared de eses", "Cada voz trae la suya", "De-esser después de Choir"],
            [
              "La principal desaparece",
              "Coro igual de fuerte y en el centro",
              "6 dB menos; vacía los asientos del medio",
            ],
            ["Crepitaciones", "El ordenador no da abasto", "Más búfer; exporta la pista"],
            [
              "Hueco en mono",
              "Muchas copias muy parecidas",
              "Más tiempo; revisa el equilibrio en mono",
            ],
          ],
        },
      ],
    },
    {
      anchor: "late",
      title: "Llega tarde, o pesa",
      parts: [
        {
          kind: "text",
          text: "Choir necesita unos 30 ms, que compensa el DAW. No es para los auriculares de quien canta. Las filas llenas le dan trabajo al ordenador: cuando te guste cómo suena, exporta la pista y apaga el plug-in.",
        },
      ],
    },
  ],
};
