import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const performance: SeedManualChapter = {
  slug: "performance",
  title: "Tócalo como un instrumento",
  sections: [
    {
      anchor: "sing",
      title: "Canta para el efecto",
      parts: [
        {
          kind: "list",
          items: [
            "Desliza a propósito. El sonido vive en el camino entre dos notas, y si te deslizas despacio sube cada escalón.",
            "Quédate a medio camino entre dos notas y titubea. Ese salto de ida y vuelta es el adorno que todo el mundo imita.",
            "Escupe las consonantes. Cuando el tono es una escalera, ellas llevan la canción.",
            "No te muevas donde importa la letra. Un efecto que no descansa es un ajuste.",
          ],
        },
      ],
    },
    {
      anchor: "arrange",
      title: "De la estrofa al último estribillo",
      parts: [
        {
          kind: "table",
          head: ["Parte", "Campo", "Pads"],
          rows: [
            ["Estrofa", "Cerca de human", "Ninguno"],
            ["Final de cada verso", "Hacia robot, en la última palabra", "Ninguno"],
            ["Antes del estribillo", "Centro", "Eco, en la última palabra"],
            ["Estribillo", "Robot", "Voz doblada"],
            ["Último estribillo", "Robot", "Voz doblada, y repeticiones en el hook"],
          ],
        },
      ],
    },
    {
      anchor: "record-it",
      title: "Graba la interpretación",
      parts: [
        {
          kind: "steps",
          items: [
            "Graba la voz seca y consigue primero una buena toma.",
            "Ponle EFX+ y deja que el DAW escriba la automatización del campo.",
            "Toca campo y pads de una pasada, como en el escenario. Tres pasadas, y eliges.",
            "Limpia solo lo que cae en una respiración.",
          ],
        },
      ],
    },
  ],
};
