import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles y lecturas",
  sections: [
    {
      anchor: "readings",
      title: "Lo que te dice",
      parts: [
        {
          kind: "table",
          head: ["Lectura", "Qué significa", "Te sirve para"],
          rows: [
            ["Letras grandes", "Tonalidad y escala, mayor o menor", "Ajustar AutoTune"],
            ["Porcentaje", "Su grado de certeza", "Decidir si lo compruebas"],
            [
              "Lista de debajo",
              "Otras tonalidades, primero la más probable",
              "Ver entre cuáles duda",
            ],
            [
              "Vecinas encendidas",
              "Comparten todas las notas, o todas menos una",
              "Entender un error",
            ],
            ["Barras del centro", "Cuántas veces sonó cada nota", "Encontrar la que no encaja"],
          ],
        },
      ],
    },
    {
      anchor: "confidence",
      title: "Qué hacer con el porcentaje",
      parts: [
        {
          kind: "text",
          text: "Una regla práctica, no una ley.",
        },
        {
          kind: "table",
          head: ["Si dice", "Entonces"],
          rows: [
            ["90 o más", "Envíala y canta"],
            ["De 60 a 90", "Tararea la última nota y mira la segunda de la lista"],
            ["Menos de 60", "Pon otra parte, con más acordes"],
            ["Cambia todo el rato", "Puede que la canción module; ve parte por parte"],
          ],
        },
      ],
    },
    {
      anchor: "circle",
      title: "Cómo leer el círculo",
      parts: [
        {
          kind: "text",
          text: "Un paso en el sentido del reloj añade un sostenido o quita un bemol; hacia atrás, lo contrario. Por eso dos vecinas comparten seis de sus siete notas. Do mayor y sol mayor solo se distinguen en fa y fa sostenido. Una tonalidad y su relativa menor, una dentro de la otra, comparten las siete.",
        },
      ],
    },
    {
      anchor: "hands",
      title: "Lo que puedes hacer",
      parts: [
        {
          kind: "table",
          head: ["Haz esto", "Y pasa esto"],
          rows: [
            ["Darle al play en el DAW", "AutoKey escucha"],
            ["Parar el DAW", "Guarda la respuesta"],
            ["Elegir otra tonalidad en el círculo", "Es la que se enviará"],
            ["Enviar", "Tonalidad y escala van a todas las ventanas que le hacen caso"],
          ],
        },
      ],
    },
  ],
};
