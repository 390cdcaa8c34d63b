import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-row",
      title: "La primera fila",
      parts: [
        {
          kind: "steps",
          items: [
            "Duplica la voz principal del estribillo en otra pista y pon Choir ahí.",
            "Sienta seis voces en la primera fila.",
            "Deja baja toda la dispersión y reproduce. Sonará a efecto.",
            "Sube el tiempo hasta que suene a gente.",
            "Sube un poco el tono y luego la garganta. Baja la pista hasta que la eches de menos al silenciarla.",
          ],
        },
      ],
    },
    {
      anchor: "how-many",
      title: "Cuántas voces",
      parts: [
        {
          kind: "table",
          head: ["Voces", "Suena a"],
          rows: [
            ["De 2 a 4", "Voz doblada; Twin lo hace con menos trabajo"],
            ["8", "Amigos"],
            ["20", "Coro"],
            ["40 o más", "Tamaño más que personas"],
            ["48", "Todo ocupado; quizá se una el ventilador"],
          ],
        },
      ],
    },
  ],
};
