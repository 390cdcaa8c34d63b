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
              "Dulce, pero mal en una palabra",
              "El acorde de ahí no está en la tonalidad",
              "Automatiza la escala en ese compás",
            ],
            [
              "Mal todo el tiempo",
              "Tonalidad equivocada",
              "Busca la nota de casa; pregunta a AutoKey",
            ],
            [
              "Las voces saltan cuando te deslizas",
              "La principal cruza varias notas de la escala",
              "Deslízate menos, o apaga la voz en esa palabra",
            ],
            [
              "Cinco robots",
              "La principal va muy afinada y las voces la siguen",
              "Un Retune más lento antes",
            ],
            [
              "Una nube de eses",
              "Cinco bocas, una consonante",
              "De-esser detrás de Harmony Engine",
            ],
            [
              "Delgado en mono",
              "A ratos las voces se cancelan",
              "Más diferencia de tiempo y garganta",
            ],
            [
              "Nada te sigue",
              "Aire, o más de una voz en la pista",
              "Una sola voz y seca, por favor",
            ],
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "Llega tarde a los auriculares",
      parts: [
        {
          kind: "text",
          text: "Harmony Engine necesita unos 25 ms, que en la mezcla compensa el DAW. Al grabar, monitoriza la voz seca y añade las armonías después, o déjalas bajitas: los coros pueden llegar tarde; la voz principal, no.",
        },
      ],
    },
  ],
};
