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
              "Nada",
              "MIDI o sidechain elegido, y en silencio",
              "Mantén una nota; o vuelve al acorde interno",
            ],
            [
              "No se entiende una palabra",
              "Pocas consonantes",
              "Habla más de lo que cantas; sube Grit",
            ],
            ["Siseo constante", "Demasiado Grit, o ruido en la voz", "Bájalo; limpia las pausas"],
            [
              "Delgado, de cristal",
              "Acorde muy agudo, Formant arriba",
              "Una octava abajo, Formant al centro",
            ],
            [
              "Bombea con la batería",
              "Se cuela en la pista de voz",
              "Una puerta de ruido o una toma más seca",
            ],
            ["Solo tu voz", "Mix abajo del todo", "Súbelo"],
            ["Se cortan notas", "Más de 8 a la vez", "Acorta las que se quedan sonando"],
          ],
        },
      ],
    },
    {
      anchor: "not-tuning",
      title: "No sigue mi melodía",
      parts: [
        {
          kind: "text",
          text: "No tiene que hacerlo. La afinación robótica es tu voz en notas exactas, y eso es AutoTune EFX+. Si la máquina debe cantar tu melodía, tócala en el teclado.",
        },
      ],
    },
    {
      anchor: "delay",
      title: "Tocarlo en directo",
      parts: [
        {
          kind: "text",
          text: "Vocodist añade unos 5 ms, que casi nadie nota. El búfer de la interfaz de audio añade más: 128 muestras son 2,7 ms en cada sentido a 48 kHz.",
        },
      ],
    },
  ],
};
