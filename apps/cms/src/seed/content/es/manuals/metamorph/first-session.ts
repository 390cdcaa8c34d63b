import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-stranger",
      title: "Conoce a alguien",
      parts: [
        {
          kind: "steps",
          items: [
            "Graba dos versos, secos y de cerca.",
            "Pon Metamorph en la pista. Empieza en tu esquina; ahí no cambia nada.",
            "Ponlo en loop y arrastra despacio hacia la voz de niño.",
            "Para cuando dejes de reconocerte. Suele ser a un tercio del camino.",
            "Baja un poco hacia la máquina o la criatura y escucha las vocales. Son las primeras en avisar de que te pasaste.",
          ],
        },
      ],
    },
    {
      anchor: "keeps",
      title: "Lo que queda y lo que cambia",
      parts: [
        {
          kind: "table",
          head: ["Sigue siendo tuyo", "Cambia"],
          rows: [
            ["Las palabras", "La longitud de la garganta"],
            ["Cuándo llega cada una", "El peso de las cuerdas vocales"],
            ["Cuánto la sostienes", "La altura de la voz"],
            ["Dónde respiras", "Quién parece hacer todo eso"],
          ],
        },
        {
          kind: "note",
          text: "Canta como lo haría esa otra persona. Metamorph cambia la garganta, no los modales.",
        },
      ],
    },
  ],
};
