import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "knobs",
      title: "Las dos perillas",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Abajo", "Arriba"],
          rows: [
            [
              "Retune",
              "De 0 a 300 ms",
              "Rápido: escalera, el efecto",
              "Lento: solo ayuda a las notas largas",
            ],
            [
              "Human",
              "De 0 a 100",
              "Las largas se sujetan tanto como las cortas",
              "Las largas conservan su propio movimiento",
            ],
          ],
        },
      ],
    },
    {
      anchor: "dial",
      title: "El dial",
      parts: [
        {
          kind: "table",
          head: ["Lo que ves o haces", "Qué significa"],
          rows: [
            ["La nota encendida", "Lo que cantas ahora mismo"],
            ["El número de debajo", "Cuánto te desvías, en cents"],
            ["Las marcas bajo las notas", "Una regla; se encienden las más cercanas a la nota"],
            ["Una nota oscura", "No está en la escala; nunca te manda ahí"],
            ["Tocar una nota", "Entra o sale, también mientras cantas"],
          ],
        },
      ],
    },
    {
      anchor: "scales",
      title: "Escalas y tonalidad",
      parts: [
        {
          kind: "table",
          head: ["Escala", "Úsala para"],
          rows: [
            ["Mayor, menor", "Casi todo"],
            ["Cromática", "Una canción que modula, con alguien que ya canta cerca"],
            ["Tus propias notas", "Riffs, acordes prestados, melodías de cinco notas"],
            ["Desde AutoKey", "Una canción que te mandaron sin explicaciones"],
          ],
        },
      ],
    },
  ],
};
