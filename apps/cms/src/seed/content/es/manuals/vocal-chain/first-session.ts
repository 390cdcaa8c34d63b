import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-pass",
      title: "Una pasada por la cadena",
      parts: [
        {
          kind: "steps",
          items: [
            "Inserta las cinco en orden. Todas en bypass menos Prep.",
            "Pon unos diez segundos con palabras y pausas. Prep mueve sus cuatro cantidades.",
            "Enciende el EQ y pon una estrofa; acepta la curva que te ofrece.",
            "Enciende el compresor y pon el verso más suave y el más fuerte.",
            "Enciende el de-esser, pon en loop el verso con más eses y deja que encuentre la banda.",
            "Enciende la reverb, pídele una sala y bájala un poco.",
          ],
        },
      ],
    },
    {
      anchor: "compare",
      title: "Compara con justicia",
      parts: [
        {
          kind: "text",
          text: "Iguala el volumen antes de comparar: con 1 dB más, cualquier cosa parece mejor. Haz bypass de una en una. Si no echas de menos alguna, quítala.",
        },
      ],
    },
  ],
};
