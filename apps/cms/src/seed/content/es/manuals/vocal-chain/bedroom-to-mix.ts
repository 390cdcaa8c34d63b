import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const bedroomToMix: SeedManualChapter = {
  slug: "bedroom-to-mix",
  title: "Del dormitorio a la mezcla",
  sections: [
    {
      anchor: "clean",
      title: "Limpiar",
      parts: [
        {
          kind: "text",
          text: "Deja uno o dos segundos de silencio antes de la primera palabra; Prep aprende de ahí. Sube Noise hasta que callen las pausas y retrocede hasta que los finales de palabra estén enteros. De Room, más o menos la mitad. Level, al final.",
        },
      ],
    },
    {
      anchor: "shape",
      title: "Dar forma",
      parts: [
        {
          kind: "text",
          text: "Escucha Rumble en solo: los pasos pueden irse; la voz, no. Sube mucho Nasal, llévalo adonde la voz suena a resfriado y corta ahí menos de la mitad de lo que subiste. Air va al final, porque trae consigo las eses.",
        },
      ],
    },
    {
      anchor: "hold",
      title: "Sujetar",
      parts: [
        {
          kind: "text",
          text: "Baja Threshold hasta que suene mal y súbelo hasta que solo lo notes al apagarlo. En el historial debería colgar algo en las palabras fuertes, entre 3 y 6 dB, y nada en las suaves.",
        },
      ],
    },
    {
      anchor: "soften",
      title: "Suavizar y situar",
      parts: [
        {
          kind: "steps",
          items: [
            "De-esser: pulsa Monitor. Debería sonar a bomba de bicicleta. Si oyes vocales, estrecha la banda.",
            "Reverb: entre 20 y 40 ms de predelay, para que las palabras queden delante.",
            "Que la cola casi se haya ido cuando empieza el siguiente verso.",
            "Escucha en un teléfono. Si se pierden palabras, sube Ducking antes de bajar la reverb.",
          ],
        },
      ],
    },
  ],
};
