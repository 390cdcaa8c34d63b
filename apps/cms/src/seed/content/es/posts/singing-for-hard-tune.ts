import type { SeedPost } from "../../../seed-reading.ts";

export const singingForHardTune: SeedPost = {
  title: "Cantar para la afinación robótica",
  summary:
    "El efecto es mitad ajuste y mitad voz, y la mitad fácil es el ajuste. Qué hacer con la garganta para que la escalera suene a melodía.",
  writtenBy: "El equipo de AutoTune",
  writtenOn: "2026-05-12",
  topic: "craft",
  products: ["auto-tune-efx-plus", "auto-tune-2026", "auto-tune-pro", "auto-key"],
  seo: {
    title: "Cómo cantar para el sonido robótico",
    description:
      "La afinación robótica es mitad ajuste y mitad voz: notas rectas, portamentos lentos, el titubeo a medio camino y las notas que dejas fuera.",
  },
  sections: [
    {
      anchor: "what-happens",
      title: "Qué le pasa a tu voz",
      parts: [
        {
          kind: "text",
          text: "Con un Retune Speed de 0 ms no hay camino entre dos notas. Se mide tu tono, se elige la nota permitida más cercana y ya estás en ella. Mientras no cruces la frontera, nada de lo que hagas con el tono se oye. En cuanto la cruzas, saltas.\n\nYa no cantas una línea. Eliges escalones y decides cuándo pisarlos. Es otro instrumento y, como todos, se practica.",
        },
      ],
    },
    {
      anchor: "where-the-borders-are",
      title: "Dónde están las fronteras",
      parts: [
        {
          kind: "text",
          text: "La frontera está a mitad de camino entre dos notas permitidas. Con menos notas, los escalones son más anchos y los saltos más grandes.",
        },
        {
          kind: "table",
          head: ["Notas permitidas", "Distancia a la siguiente", "Frontera a"],
          rows: [
            ["Cromática", "Siempre 100 cents", "50 cents"],
            ["La menor", "100 o 200 cents", "50 o 100 cents"],
            ["Pentatónica de la menor", "200 o 300 cents", "100 o 150 cents"],
          ],
        },
        {
          kind: "text",
          text: "Es el control más potente de todo el efecto, y no es una perilla. Quita dos notas de la escala y la misma toma tiene otra melodía. En 2026 puedes encender y apagar notas en el dial mientras cantas: la escala entera en la estrofa, cinco notas en el estribillo.",
        },
      ],
    },
    {
      anchor: "how-to-sing",
      title: "Cómo cantarlo",
      parts: [
        {
          kind: "list",
          items: [
            "Notas rectas. El vibrato que no sale del escalón se plancha; el que cruza la frontera se vuelve trino. Decide cuál quieres.",
            "Portamentos lentos. Medio segundo de una nota a otra le da tiempo al oído de contar los escalones. Uno rápido es solo un salto.",
            "El titubeo a medio camino. Apunta entre dos notas y duda un poco. La línea salta de ida y vuelta, y ese es el adorno que todos conocen.",
            "Consonantes. No tienen tono, así que pasan tal cual. Dilas con claridad: ellas llevan la letra mientras las vocales suben la escalera.",
            "Una voz firme. El susurro y la voz rasgada no le dan al detector nada estable a lo que agarrarse, y puede equivocarse de octava. Donde quieras aire, deja descansar el efecto.",
          ],
        },
        {
          kind: "note",
          text: "Practica con el efecto en los auriculares, no después. Nadie toca bien un instrumento que no oye.",
        },
      ],
    },
    {
      anchor: "set-up",
      title: "Todo listo en un minuto",
      parts: [
        {
          kind: "steps",
          items: [
            "Encuentra la tonalidad. Pon AutoKey en la música y mira cuánta certeza tiene. En la tonalidad equivocada, lo robótico se equivoca con mucha confianza.",
            "EFX+ es robótico desde la primera nota. En Pro, pon Retune Speed en 0 ms y deja a cero Flex-Tune y Humanize; en 2026, Retune y Human.",
            "Afina al principio de la cadena. Las voces dobladas, el eco y la reverb van después.",
            "Graba en seco y guarda la toma seca. Mañana quizá quieras otra escala.",
          ],
        },
      ],
    },
    {
      anchor: "when-not",
      title: "Cuando no sale",
      parts: [
        {
          kind: "text",
          text: "Hay versos que se resisten. Muchas palabras rápidas en una sola nota suenan a timbre de puerta. Las voces muy graves y rasgadas confunden al detector; en Pro ayuda elegir el tipo de voz. Y una melodía que ya era limpia no tiene portamentos que volver escalera, así que pasa poca cosa. El efecto necesita algo que corregir. Por una vez, desafinar un poco es aportar.",
        },
      ],
    },
  ],
};
