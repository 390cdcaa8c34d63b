import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Solución de problemas",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "Suena mal",
      parts: [
        {
          kind: "table",
          head: ["Qué oyes", "Herramienta", "Prueba"],
          rows: [
            ["Palabras cortadas o bajo el agua", "Prep", "Menos Noise"],
            [
              "El timbre cambia de nota en nota",
              "EQ",
              "Seguimiento apagado en esa banda; con acordes, en todas",
            ],
            [
              "Respiraciones tan fuertes como palabras",
              "Compressor",
              "Sube Threshold, o menos ratio",
            ],
            ["La voz cecea", "De-Esser", "La mitad de reducción, una banda más estrecha"],
            ["Opaca, sin aire", "De-Esser", "Sube el tirador de abajo"],
            ["Un eco en vez de una sala", "Reverb", "Predelay por debajo de 40 ms"],
            ["El doble de fuerte en un envío", "Reverb", "Apaga la señal seca"],
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "Retardo al grabar",
      parts: [
        {
          kind: "table",
          head: ["Herramienta", "Añade"],
          rows: [
            ["Prep", "Unos 45 ms: no es para auriculares"],
            ["EQ", "Nada; unos 20 ms con seguimiento"],
            ["Compressor", "Nada; 5 ms con look-ahead"],
            ["De-Esser", "Unos 2 ms"],
            ["Reverb", "Nada"],
          ],
        },
        {
          kind: "text",
          text: "En la mezcla lo compensa el DAW. Para quien canta, deja fuera Prep y apaga seguimiento y look-ahead: quedan unos 2 ms.",
        },
      ],
    },
  ],
};
