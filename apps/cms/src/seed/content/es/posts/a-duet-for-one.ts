import type { SeedPost } from "../../../seed-reading.ts";

export const aDuetForOne: SeedPost = {
  title: "Un dúo para una",
  summary:
    "Una cantante inventada escribe una pelea a dos voces y solo tiene una. Qué probó con Metamorph, qué la delató y qué lo arregló.",
  writtenBy: "El equipo de AutoTune",
  writtenOn: "2026-06-30",
  topic: "stories",
  products: ["metamorph", "auto-tune-pro", "vocal-reverb"],
  seo: {
    title: "Una historia: un dúo para una cantante y Metamorph",
    description:
      "Una cantante inventada graba los dos lados de una pelea. Qué fallos delatan a una sola voz en un dúo y qué hacer con cada uno.",
  },
  sections: [
    {
      anchor: "the-song",
      title: "La canción",
      parts: [
        {
          kind: "note",
          text: "Ilse Exampla es una cantante inventada, y esa canción no salió nunca. La contamos porque sus errores son los de todo el mundo.",
        },
        {
          kind: "text",
          text: "Ilse Exampla había escrito una pelea. Dos personas, una mesa de cocina, un verso cada una por turno y, en el último estribillo, las dos a la vez. No conocía a nadie que pudiera cantar la otra parte. Además, eran las once de la noche.\n\nAsí que cantó la suya, copió la pista, puso Metamorph en la copia y arrastró el pad lo más lejos de sí misma que pudo. Le contestó una criatura. Impresionaba, pero había perdido la discusión solo por sonar así.",
        },
      ],
    },
    {
      anchor: "three-faults",
      title: "Tres fallos",
      parts: [
        {
          kind: "text",
          text: "Volvió hacia su esquina hasta que apareció una persona, más o menos a un tercio del camino. Ahora la garganta era de alguien desconocido. Todo lo demás seguía siendo Ilse.",
        },
        {
          kind: "table",
          head: ["Qué la delataba", "Por qué", "Qué ayudó"],
          rows: [
            [
              "Las dos respiraban en los mismos sitios",
              "Era una sola toma, copiada",
              "Cantar la segunda parte de nuevo",
            ],
            [
              "Las dos subían la voz en las mismas palabras",
              "Una persona, un carácter",
              "Decidir qué quiere la otra",
            ],
            [
              "Las dos entraban en cada nota con un arrastre",
              "Una manía que no sabía que tenía",
              "Empezar rectas las notas de la otra",
            ],
          ],
        },
        {
          kind: "text",
          text: "Ninguno de los tres es un ajuste. Metamorph cambia la garganta y conserva las palabras, el ritmo y la respiración, porque para eso está. Lo que conserva tienes que cantarlo tú.",
        },
      ],
    },
    {
      anchor: "second-evening",
      title: "La segunda noche",
      parts: [
        {
          kind: "steps",
          items: [
            "Escribió una frase sobre la otra persona: se va primero, habla despacio, tiene razón. Y cantó como alguien así.",
            "Grabó con la voz seca en los auriculares. Metamorph llega unos 40 ms tarde, y nadie discute bien con un eco.",
            "AutoTune Pro en las dos pistas, en la misma tonalidad y a velocidad natural. Va antes de Metamorph, que no corrige el tono.",
            "Metamorph solo en la segunda pista, un poco más cerca de sí misma que la noche anterior.",
            "Una algo a la izquierda, otra algo a la derecha, y una sola Vocal Reverb para las dos, en un envío. La misma mesa, la misma cocina.",
          ],
        },
        {
          kind: "text",
          text: "Lo difícil fue el último estribillo, con las dos a la vez. Dos tomas de una misma cantante encajan demasiado: las mismas vocales, las mismas duraciones. Hizo que la otra acabara antes cada verso. Medio segundo de quedarse sola hizo más que el pad.",
        },
      ],
    },
    {
      anchor: "what-she-kept",
      title: "Lo que se quedó",
      parts: [
        {
          kind: "text",
          text: "Hubo una palabra que no salió nunca. Era un nombre, cantado muy arriba, y de la segunda garganta salía como un chillido. Pasó media hora girando todo lo que se podía girar. Luego lo cantó una tercera más abajo, una vez, y asunto resuelto.\n\nTambién se quedó con la criatura. Dice una sola palabra, al final del todo, en el fondo de la sala. Ilse no existe, pero en esto le damos la razón: si te encuentras un monstruo por accidente, dale un papel pequeño.",
        },
      ],
    },
    {
      anchor: "about-voices",
      title: "Y ahora en serio",
      parts: [
        {
          kind: "text",
          text: "La otra voz de su dúo no es de nadie. Metamorph no tiene a ningún cantante real en las esquinas ni puede cargarlo. Si quieres la voz de una persona real en tu canción, hay un método antiguo: pídesela.",
        },
      ],
    },
  ],
};
