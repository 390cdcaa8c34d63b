import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "whole",
      title: "Para todas las voces",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            ["Tonalidad", "A mano o desde AutoKey", "Dónde está la casa"],
            ["Escala", "Mayor, menor o las notas que elijas", "Qué notas pueden cantar las voces"],
            [
              "Voces",
              "Hasta 4, cada una encendida o apagada",
              "Se automatiza; mejor que mover el volumen",
            ],
          ],
        },
      ],
    },
    {
      anchor: "part",
      title: "Para cada voz",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            [
              "Intervalo",
              "De -8 a +8, en grados de la escala",
              "-8 es una octava abajo; +8, una octava arriba",
            ],
            ["Nivel", "De oído", "Frente a la principal"],
            ["Paneo", "De izquierda a derecha", "Las agudas lo llevan mejor que las graves"],
            [
              "Garganta",
              "Más corta, igual, más larga",
              "La convierte en otra persona, no en una copia",
            ],
            ["Tiempo", "De un poco antes a un poco después", "La gente no respira a la vez"],
            ["Solo", "Encendido o apagado", "Para revisar una voz, o exportarla sola"],
          ],
        },
      ],
    },
    {
      anchor: "intervals",
      title: "Intervalos y para qué sirven",
      parts: [
        {
          kind: "table",
          head: ["Intervalo", "Suena", "Cuidado"],
          rows: [
            ["+3", "Dulce; la primera voz de siempre", "Si no descansa, empalaga"],
            [
              "+5",
              "Abierto, algo solemne",
              "En el segundo grado de la escala menor es un semitono más estrecho",
            ],
            ["-3", "Cálido, cercano", "Puede tapar la principal; bájala"],
            ["-4", "Peso sin grosor", "Compárala con el bajo"],
            [
              "-8, +8",
              "La misma nota, a una octava",
              "Seguro en todas partes, sorpresa en ninguna",
            ],
          ],
        },
        {
          kind: "note",
          text: "Se cuenta como cuentan los cantantes: una tercera abarca tres notas de la escala, incluidas las dos de los extremos.",
        },
      ],
    },
  ],
};
