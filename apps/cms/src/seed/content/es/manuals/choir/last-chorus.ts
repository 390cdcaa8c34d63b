import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const lastChorus: SeedManualChapter = {
  slug: "last-chorus",
  title: "Una multitud en el último estribillo",
  sections: [
    {
      anchor: "prepare",
      title: "Prepara la copia",
      parts: [
        {
          kind: "steps",
          items: [
            "Afina la voz principal y copia el estribillo en una pista aparte.",
            "Quita de la copia respiraciones y chasquidos. Un ruido de labios por cuarenta es lluvia.",
            "Corta por debajo de unos 150 Hz, o el coro desplazará al bajo.",
          ],
        },
      ],
    },
    {
      anchor: "build",
      title: "Constrúyelo a lo largo de la canción",
      parts: [
        {
          kind: "table",
          head: ["Parte", "Coro"],
          rows: [
            ["Primer estribillo", "Nada"],
            ["Segundo estribillo", "Seis delante, bajito"],
            ["Puente", "Solo bajos y contraltos, en notas largas"],
            ["Último estribillo", "Todas las filas, todas las cuerdas"],
            ["Último verso", "Callan todos; tú, no"],
          ],
        },
      ],
    },
    {
      anchor: "words",
      title: "Baja las palabras",
      parts: [
        {
          kind: "text",
          text: "Una multitud no dice la t al unísono. Dale bastante de-esser al coro y suavízale los agudos. La voz principal lleva la letra; el coro, las vocales. Si las palabras se siguen emborronando, baja el tiempo, no el nivel.",
        },
      ],
    },
    {
      anchor: "one-room",
      title: "Dales una misma sala",
      parts: [
        {
          kind: "steps",
          items: [
            "Manda el coro a Vocal Reverb, larga y oscura.",
            "Manda la voz principal a la misma sala, mucho menos.",
            "Cambia una vez entre los dos envíos. Si la principal parece salir del edificio, le falta un poco.",
          ],
        },
      ],
    },
    {
      anchor: "chords",
      title: "Voces en otras notas",
      parts: [
        {
          kind: "text",
          text: "Choir canta tu melodía; no inventa armonías. Para acordes, pon antes Harmony Engine y sienta a menos gente, porque cada voz trae ya su propia fila.",
        },
      ],
    },
  ],
};
