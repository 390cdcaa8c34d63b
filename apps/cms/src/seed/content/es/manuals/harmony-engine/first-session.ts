import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-chord",
      title: "De una voz a tres",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon tonalidad y escala, a mano o desde AutoKey. Tararea la nota que suena a casa y comprueba que es la que pusiste.",
            "Pon el estribillo. Enciende una voz y ponla en +3, una tercera por encima.",
            "Bájala hasta la mitad de volumen que la principal, más o menos: entre 6 y 10 dB menos.",
            "Enciende una voz por debajo, -4 o -8. Déjala en el centro.",
            "Manda la aguda a un lado. Bypass, compara, y sonríe o empieza de nuevo.",
          ],
        },
      ],
    },
    {
      anchor: "third",
      title: "Qué es una tercera",
      parts: [
        {
          kind: "text",
          text: "Una tercera son a veces tres semitonos y a veces cuatro. Harmony Engine conoce la escala y elige. Esto es +3 en la menor:",
        },
        {
          kind: "table",
          head: ["Tú cantas", "La voz canta", "Distancia"],
          rows: [
            ["La", "Do", "3 semitonos"],
            ["Si", "Re", "3 semitonos"],
            ["Do", "Mi", "4 semitonos"],
            ["Re", "Fa", "3 semitonos"],
            ["Mi", "Sol", "3 semitonos"],
            ["Fa", "La", "4 semitonos"],
            ["Sol", "Si", "4 semitonos"],
          ],
        },
      ],
    },
  ],
};
