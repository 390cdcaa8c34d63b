import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const graphMode: SeedManualChapter = {
  slug: "graph-mode",
  title: "El modo gráfico",
  sections: [
    {
      anchor: "read-the-take",
      title: "Deja que oiga la toma",
      parts: [
        {
          kind: "steps",
          items: [
            "Pasa al modo gráfico y reproduce la canción una vez, de principio a fin.",
            "Pro dibuja lo cantado como una línea sobre los carriles de las notas. Un carril es un semitono: 100 cents.",
            "Reprodúcela otra vez y síguela con la vista. Marca solo aquello en lo que tropieza tu oído.",
          ],
        },
      ],
    },
    {
      anchor: "edit",
      title: "Tres cosas que puedes hacer con una nota",
      parts: [
        {
          kind: "table",
          head: ["Edición", "Cuándo"],
          rows: [
            ["Mover la nota", "Está entre dos carriles y todo lo demás le sienta bien."],
            ["Dibujar una curva", "La entrada a la nota está mal, o el vibrato se desboca."],
            ["Dejarla", "La línea solo oscila en torno a su carril. Es una voz siendo una voz."],
          ],
        },
        {
          kind: "note",
          text: "Deja el principio y el final de la nota como se cantaron. En los primeros 100 ms, más o menos, se reconoce a quien canta.",
        },
      ],
    },
    {
      anchor: "order",
      title: "Un orden que ahorra tiempo",
      parts: [
        {
          kind: "list",
          items: [
            "Primero las notas largas. Son las que más se oyen, y a menudo con ellas basta.",
            "Después los finales de verso, donde se acaba el aire y el tono cae.",
            "Luego el estribillo. Lo que está bien una vez se puede copiar, si las tomas son iguales.",
            "Los pasajes rápidos, al final o nunca.",
          ],
        },
      ],
    },
    {
      anchor: "enough",
      title: "Cuándo parar",
      parts: [
        {
          kind: "text",
          text: "Activa el bypass, escucha y vuelve. Si tienes que mirar la línea para saber cuál es cuál, ya está. Mañana, otra vez.",
        },
      ],
    },
  ],
};
