import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-take",
      title: "Afina una toma en cinco pasos",
      parts: [
        {
          kind: "steps",
          items: [
            "Elige el tipo de voz. Así el detector sabe dónde escuchar.",
            "Pon tonalidad y escala: a mano, en el teclado o desde AutoKey.",
            "Deja Retune Speed en 60 ms y Flex-Tune y Humanize en 0.",
            "Pon el estribillo. Más rápido, hasta que las notas largas se asienten, y ahí paras.",
            "Sube Flex-Tune hasta que vuelvan los portamentos, y Humanize hasta que las notas largas vuelvan a moverse.",
          ],
        },
      ],
    },
    {
      anchor: "singing-live",
      title: "Canta a través de él",
      parts: [
        {
          kind: "text",
          text: "El modo automático añade unos 3 ms. Tu interfaz de audio añade más: 128 muestras a 48 kHz son 2,7 ms, una vez a la entrada y otra a la salida. Si quien canta se queja del retardo, mira primero el búfer.",
        },
        {
          kind: "note",
          text: "Graba la entrada seca y monitoriza la afinada, si tu DAW puede con las dos. Una grabación afinada ya no se desafina.",
        },
      ],
    },
  ],
};
