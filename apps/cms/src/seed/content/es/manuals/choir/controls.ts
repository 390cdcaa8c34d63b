import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "seats",
      title: "Asientos y cuerdas",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            ["Asiento", "Vacío u ocupado", "Haz clic: se enciende y canta"],
            [
              "Fila",
              "4 filas, 48 asientos en total",
              "Las de atrás llegan más tarde, más suaves y más oscuras",
            ],
            [
              "Cuerda",
              "Bajos, tenores, contraltos, sopranos",
              "La misma melodía en gargantas distintas; algunas, a una octava",
            ],
            ["Contador", "Se muestra", "Cuántas cantan ahora"],
          ],
        },
      ],
    },
    {
      anchor: "spread",
      title: "Cuánto ensayaron",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Abajo", "Arriba"],
          rows: [
            ["Tono", "De 0 a 100", "Un conjunto con oficio", "La grada de un estadio de fútbol"],
            ["Tiempo", "De 0 a 100", "Una sola respiración", "Una multitud que no ve al director"],
            ["Garganta", "De 0 a 100", "Una familia", "Gente que no se había visto nunca"],
          ],
        },
      ],
    },
    {
      anchor: "orders",
      title: "Órdenes de magnitud",
      parts: [
        {
          kind: "text",
          text: "Para orientarte: en un buen coro, las voces de una misma cuerda se separan unos 10 o 20 cents y entran en una nota con 20 o 40 ms de diferencia. Hacia los 50 cents ya nadie lo llama coro. Fíate de tu oído antes que de los números; ha ido a más conciertos.",
        },
      ],
    },
    {
      anchor: "recipes",
      title: "Puntos de partida",
      parts: [
        {
          kind: "table",
          head: ["Quieres", "Asientos", "Tono", "Tiempo", "Garganta"],
          rows: [
            ["Coros compactos", "6, primera fila", "10", "20", "30"],
            ["Coro de cámara", "16, dos filas", "20", "30", "50"],
            ["Coro completo", "40, todas las filas", "30", "45", "60"],
            ["Estadio", "48", "70", "80", "80"],
          ],
        },
        {
          kind: "note",
          text: "Abre el tiempo antes que el tono. Las voces demasiado parecidas suenan a pedal; las desafinadas suenan desafinadas.",
        },
      ],
    },
  ],
};
