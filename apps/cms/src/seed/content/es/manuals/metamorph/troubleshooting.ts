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
              "Se emborronan las palabras",
              "Demasiado lejos de ti para esta voz",
              "Vuelve un tercio; canta otra vez la palabra",
            ],
            [
              "Gárgaras al final de las palabras",
              "Se acaba el tono y queda ruido",
              "Limpia la toma con Vocal Prep",
            ],
            [
              "Dos personas a la vez",
              "Mix por debajo de 100, o algo que se cuela",
              "Mix a 100; una voz por pista",
            ],
            [
              "Sonido hueco, con fase",
              "La voz seca suena a la vez en otra pista",
              "Que compense el DAW, o silencia una",
            ],
            [
              "Sigues siendo tú, con resfriado",
              "Demasiado cerca de la esquina",
              "Sigue; enseguida cambia",
            ],
            ["Desafinado", "Ya lo estaba", "AutoTune antes de Metamorph"],
          ],
        },
      ],
    },
    {
      anchor: "real-people",
      title: "No suena a nadie famoso",
      parts: [
        {
          kind: "text",
          text: "No puede, y es a propósito. Las voces de las esquinas se construyen, no se copian, y no se puede cargar ninguna. Para tomar prestada la voz de una persona real hace falta que esa persona diga que sí.",
        },
      ],
    },
    {
      anchor: "late",
      title: "Llega tarde",
      parts: [
        {
          kind: "text",
          text: "Metamorph necesita unos 40 ms. En la mezcla los compensa el DAW; para cantar clavado al clic, monitoriza la voz seca.",
        },
      ],
    },
  ],
};
