import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-words",
      title: "Oye hablar a un acorde",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon Vocodist en una pista hablada o cantada. Suena enseguida: trae un acorde dentro.",
            "Lleva Mix a 100, para oír solo la máquina.",
            "Pon Carrier en el medio. Más brillante se entiende mejor; más opaco abriga.",
            "Sube Grit hasta que vuelvan la t, la s y la k.",
            "Gira Formant arriba y abajo una vez, para saber adónde va. Después, baja un poco Mix.",
          ],
        },
      ],
    },
    {
      anchor: "carriers",
      title: "Elige con qué canta",
      parts: [
        {
          kind: "table",
          head: ["Portadora", "Cómo", "Va bien para"],
          rows: [
            ["Acorde interno", "No hay que hacer nada", "Ideas, robots"],
            [
              "MIDI",
              "Lleva una pista MIDI a Vocodist; hasta 8 notas",
              "Acordes que siguen la canción",
            ],
            [
              "Sidechain",
              "Elige otra pista como entrada de sidechain",
              "Guitarras, cuerdas; la batería es un gusto adquirido",
            ],
          ],
        },
        {
          kind: "note",
          text: "Con MIDI o sidechain, donde no suena nada la máquina calla. No es un fallo: no tiene con qué cantar.",
        },
      ],
    },
  ],
};
