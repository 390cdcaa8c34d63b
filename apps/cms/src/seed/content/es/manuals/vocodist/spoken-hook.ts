import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const spokenHook: SeedManualChapter = {
  slug: "spoken-hook",
  title: "Haz que una máquina diga tu hook",
  sections: [
    {
      anchor: "record",
      title: "Graba las palabras",
      parts: [
        {
          kind: "steps",
          items: [
            "Di el hook con ritmo y consonantes duras. Exagera; luego encoge.",
            "Quédate cerca del micrófono y mantén la distancia.",
            "Limpia las pausas. El ruido también abre bandas.",
            "Pon Vocal Compressor antes de Vocodist. Aquí conviene firme: 6:1 o más, para que las sílabas suaves también abran las bocas.",
          ],
        },
      ],
    },
    {
      anchor: "chords",
      title: "Escribe los acordes",
      parts: [
        {
          kind: "table",
          head: ["Regla", "Motivo"],
          rows: [
            ["Tres o cuatro notas", "Caben ocho, pero se espesan"],
            [
              "Fundamentales por encima de unos 100 Hz",
              "Por debajo, la voz apenas abre las bandas",
            ],
            [
              "Cambia de acorde entre palabras",
              "Un cambio en mitad de una vocal emborrona la palabra",
            ],
            ["Sostén hasta después de la última consonante", "Si no, la palabra pierde el final"],
            ["La nota de arriba, como melodía", "Es la que cantará la gente"],
          ],
        },
      ],
    },
    {
      anchor: "understand",
      title: "Que se entienda",
      parts: [
        {
          kind: "steps",
          items: [
            "Pregunta a alguien que no sepa la letra. Tú te la sabes, así que la oyes en cualquier cosa.",
            "Si frunce el ceño, sube primero Grit y después Carrier.",
            "Luego baja Mix hasta 85, más o menos. Un poco de la voz real aclara las palabras sin delatar el truco.",
            "Formant, al final. Neutro es como mejor se entiende.",
          ],
        },
      ],
    },
    {
      anchor: "mix-it",
      title: "Ponlo en la mezcla",
      parts: [
        {
          kind: "list",
          items: [
            "Una sala corta o ninguna. Una reverb larga convierte un vocoder en mal tiempo.",
            "Corta por debajo de 120 Hz, si el bajo tiene algo que decir.",
            "Un poco de Vocal De-Esser después de mucho Grit.",
            "Para el estéreo, dobla: graba las palabras dos veces, con dos instancias, una a cada lado.",
          ],
        },
      ],
    },
  ],
};
