import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "automatic",
      title: "Modo automático",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            [
              "Retune Speed",
              "De 0 a 300 ms",
              "Lo rápido que una nota llega a su carril. Poco es rápido.",
            ],
            [
              "Flex-Tune",
              "De 0 a 100",
              "En 0 se corrige todo. Más arriba, solo lo que ya está cerca de una nota.",
            ],
            [
              "Humanize",
              "De 0 a 100",
              "Frena la corrección en las notas largas. Las cortas ni se enteran.",
            ],
            [
              "Tonalidad y escala",
              "Mayor, menor, cromática, notas propias",
              "Qué notas se permiten.",
            ],
            ["Tipo de voz", "Cinco", "Dónde busca el tono el detector."],
            ["Modo", "Automático, gráfico", "Mientras cantas, o después y a mano."],
          ],
        },
      ],
    },
    {
      anchor: "speeds",
      title: "Retune Speed, de oído",
      parts: [
        {
          kind: "table",
          head: ["Ajuste", "Qué obtienes"],
          rows: [
            ["De 0 a 10 ms", "El efecto. Cada portamento se vuelve escalera."],
            ["De 10 a 40 ms", "Pulido. Las notas encajan rápido y los ataques siguen suaves."],
            ["De 40 a 120 ms", "Natural. Sobreviven los arrastres y el vibrato."],
            ["De 120 a 300 ms", "Solo las notas largas reciben ayuda."],
          ],
        },
      ],
    },
    {
      anchor: "voice-types",
      title: "Tipos de voz",
      parts: [
        {
          kind: "text",
          text: "Los rangos habituales de un coro. Quien se sale del suyo un momento se sigue oyendo.",
        },
        {
          kind: "table",
          head: ["Tipo", "Más o menos", "En hercios"],
          rows: [
            ["Soprano", "De C4 a C6", "De 260 a 1050"],
            ["Contralto", "De F3 a F5", "De 175 a 700"],
            ["Tenor", "De C3 a C5", "De 130 a 525"],
            ["Bajo", "De E2 a E4", "De 80 a 330"],
            ["Instrumento", "Todo lo que toque una nota a la vez", "Amplio"],
          ],
        },
      ],
    },
    {
      anchor: "keyboard",
      title: "El teclado",
      parts: [
        {
          kind: "text",
          text: "Haz clic en una tecla para meter su nota en la escala o sacarla. En la menor, con un acorde de mi mayor, el sol quiere ser sol sostenido: saca uno, mete el otro y guárdalo como preset.",
        },
      ],
    },
  ],
};
