import type { SeedTutorial } from "../../../seed-reading.ts";

export const mendATakeInGraphMode: SeedTutorial = {
  title: "Arregla una toma en el modo gráfico",
  summary:
    "Hay tomas que merecen algo más que una perilla. Lees la línea de tono en AutoTune Pro, decides qué es error y qué es canto, y mueves solo lo primero.",
  level: "advanced",
  topic: "tuning",
  minutes: 20,
  products: ["auto-tune-pro"],
  outcome:
    "Sabes editar notas sueltas en el modo gráfico, conservar los ataques y el vibrato y parar mientras la toma sigue siendo de quien la cantó.",
  sections: [
    {
      anchor: "ears-first",
      title: "Primero, el oído",
      parts: [
        {
          kind: "text",
          text: "Escucha la canción una vez sin mirar la pantalla. Apunta las palabras que te molestan. Suelen ser entre seis y doce. La pantalla te enseñará cuarenta más; no son asunto tuyo.",
        },
        {
          kind: "text",
          text: "Después inserta AutoTune Pro al principio de la pista, elige el tipo de voz, pon tonalidad y escala, pasa al modo gráfico y reproduce la canción para que Pro dibuje la línea.",
        },
      ],
    },
    {
      anchor: "read-the-line",
      title: "Lee la línea",
      parts: [
        {
          kind: "table",
          head: ["La línea", "Qué es", "Qué hacer"],
          rows: [
            ["Sube al carril en unos 100 ms", "Un arrastre", "Dejarlo"],
            ["Oscila pareja en torno al carril, de 5 a 7 veces por segundo", "Vibrato", "Dejarlo"],
            [
              "Oscila en torno a un punto fuera del carril",
              "Vibrato, pero bajo o alto",
              "Mover la nota entera",
            ],
            ["Queda a 30 cents o más del carril", "Una nota desafinada", "Moverla"],
            [
              "Empieza bien y se hunde al final",
              "Se acaba el aire",
              "Dibujar una curva solo al final",
            ],
            [
              "Salta una octava un instante",
              "El detector, no quien canta",
              "Revisar el tipo de voz",
            ],
          ],
        },
      ],
    },
    {
      anchor: "edit",
      title: "Edita",
      parts: [
        {
          kind: "steps",
          items: [
            "Ve a la primera palabra de tu lista. Selecciona la nota desde después del arrastre hasta antes de soltarla.",
            "Llévala a su carril. Si hay vibrato, mira el centro de la oscilación, no los picos.",
            "Escucha desde dos palabras antes. Si oyes una esquina al principio, empieza la selección un poco más tarde.",
            "Si la nota se hunde, dibuja una curva desde el punto en que deja el carril. Que acabe de 5 a 10 cents baja. La gente lo hace.",
            "Siguiente palabra. De camino, no arregles nada que no esté en la lista.",
          ],
        },
        {
          kind: "note",
          text: "Si tienes en la lista casi toda una estrofa, el modo gráfico no es la herramienta. Usa el modo automático con un Retune Speed de 60 a 100 ms y algo de Flex-Tune, o vuelve a cantarla.",
        },
      ],
    },
    {
      anchor: "stop",
      title: "Cuándo parar",
      parts: [
        {
          kind: "text",
          text: "Bypass, escucha, vuelve. Déjalo hasta mañana y pónselo a alguien que no estuvo. Pregúntale qué notó. Si te dice un verso de la letra, ya está. Si te dice «qué limpio suena», deshaz las tres últimas.",
        },
      ],
    },
  ],
  seo: {
    title: "Edita el tono a mano en el modo gráfico",
    description:
      "Cómo leer una línea de tono, distinguir arrastres y vibrato de los errores y mover notas sueltas en el modo gráfico de AutoTune Pro.",
  },
};
