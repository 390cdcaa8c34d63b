import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "prep",
      title: "Vocal Prep",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            [
              "Noise",
              "De 0 a 100",
              "Quita también a las palabras lo que suena en las pausas. Lectura en dB.",
            ],
            ["Room", "De 0 a 100", "Baja las paredes. Lectura en tanto por ciento."],
            ["Clicks", "De 0 a 100", "Encuentra los chasquidos uno a uno y cuenta los que sacó."],
            ["Level", "De 0 a 100", "Mueve un fader de frase en frase."],
          ],
        },
      ],
    },
    {
      anchor: "eq",
      title: "Vocal EQ",
      parts: [
        {
          kind: "table",
          head: ["Banda", "Suele estar", "Ganancia"],
          rows: [
            ["Rumble", "Por debajo de 80 Hz", "Solo corta, hasta −18 dB"],
            ["Body", "Entre 150 y 300 Hz", "±18 dB"],
            ["Nasal", "Entre 800 y 1500 Hz", "±18 dB"],
            ["Air", "Por encima de 5 kHz", "±18 dB"],
          ],
        },
        {
          kind: "text",
          text: "Cada nodo puede ir a cualquier punto entre 20 Hz y 20 kHz. El seguimiento se enciende o se apaga en cada banda: encendido, la banda mantiene su distancia con la nota que cantas.",
        },
      ],
    },
    {
      anchor: "compressor",
      title: "Vocal Compressor",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            ["Threshold", "De −60 a 0 dB", "Dónde se dobla la línea"],
            ["Ratio", "De 1:1 a 20:1", "Cuánto se aplana. A 4:1, 8 dB de más se quedan en 2"],
            ["Ataque", "Adaptable o a mano", "Más lento, deja su filo a la t y a la k"],
            ["Release", "Un valor inicial; desde ahí se adapta", "Cuánto tarda en soltar"],
            ["Look-ahead", "Apagado o 5 ms", "Ve venir el grito; cuesta esos 5 ms"],
            ["Salida", "De oído", "Devuelve lo que se quitó"],
          ],
        },
      ],
    },
    {
      anchor: "de-esser",
      title: "Vocal De-Esser",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            ["Banda", "De 2 a 16 kHz, dos tiradores", "Dónde trabaja; a menudo, entre 5 y 9 kHz"],
            ["Reducción", "De 0 a 24 dB", "Cuánto baja cada ese"],
            ["Monitor", "Encendido o apagado", "Reproduce solo lo que se quita"],
          ],
        },
      ],
    },
    {
      anchor: "reverb",
      title: "Vocal Reverb",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            ["Caída", "De 0,2 a 12 s", "Cuánto resuena la sala"],
            ["Predelay", "De 0 a 250 ms, o al tempo", "El hueco antes de que conteste la sala"],
            ["Ducking", "De 0 a 100", "Da un paso atrás mientras cantas"],
            [
              "Distancia",
              "De delante a la pared del fondo",
              "Mueve la voz: reflexiones, timbre y cola a la vez",
            ],
            ["Pared del fondo", "Tira de ella", "Hace más honda la sala"],
          ],
        },
      ],
    },
  ],
};
