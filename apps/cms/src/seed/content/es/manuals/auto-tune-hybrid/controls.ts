import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "encoders",
      title: "Las tres perillas",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            [
              "Retune",
              "De 0 a 300 ms",
              "Lo rápido que se corrige una nota. En 0, el efecto robótico.",
            ],
            [
              "Flex",
              "De 0 a 100",
              "Lo cerca que tiene que estar una nota para que pase algo. Alto, no toca los portamentos.",
            ],
            [
              "Throat",
              "Más corta, igual en el centro, más larga",
              "La longitud de la garganta de la que parece salir la voz. Más larga da pecho; más corta quita peso.",
            ],
          ],
        },
      ],
    },
    {
      anchor: "live",
      title: "LIVE",
      parts: [
        {
          kind: "text",
          text: "LIVE renuncia a todo lo que cuesta tiempo. En DSP quedan unos 2 ms; el número exacto está debajo del botón. De forma nativa son unos 3 ms, y a eso se suma el búfer del motor de reproducción.",
        },
        {
          kind: "note",
          text: "LIVE encendido para quien canta, apagado para la mezcla. En la mezcla nadie espera a nadie.",
        },
      ],
    },
    {
      anchor: "key",
      title: "Tonalidad y escala",
      parts: [
        {
          kind: "table",
          head: ["Ajuste", "Opciones"],
          rows: [
            ["Escala", "Mayor, menor, cromática o las notas que elijas"],
            ["Tonalidad", "A mano o desde AutoKey"],
            ["A quién afecta", "A este inserto; AutoKey llega a todos a la vez"],
          ],
        },
      ],
    },
    {
      anchor: "where",
      title: "DSP o nativo",
      parts: [
        {
          kind: "table",
          head: ["Qué", "DSP", "Nativo"],
          rows: [
            ["Ideal para", "Grabar, auriculares", "Mezclar, portátiles"],
            ["Retardo", "Unos 2 ms con LIVE", "Unos 3 ms, más el búfer"],
            ["Frecuencias de muestreo", "De 44,1 a 96 kHz", "De 44,1 a 192 kHz"],
            ["Ajustes y sonido", "Los mismos", "Los mismos"],
          ],
        },
      ],
    },
  ],
};
