import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const duet: SeedManualChapter = {
  slug: "duet",
  title: "Un dúo contigo",
  sections: [
    {
      anchor: "two-takes",
      title: "Canta las dos partes",
      parts: [
        {
          kind: "steps",
          items: [
            "Graba la primera voz tal como eres.",
            "Graba la segunda en su propia pista, con su ánimo, sus respiraciones y sus errores. Si copias la primera toma tienes un gemelo, no una pareja.",
            "Afina las dos en la misma tonalidad. Dos extraños pueden desafinar entre sí de maneras que una sola voz no conoce.",
          ],
        },
      ],
    },
    {
      anchor: "second-person",
      title: "Crea a la segunda persona",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon Metamorph en la segunda pista, en tu esquina.",
            "Arrastra hasta que en el loop haya dos personas. Para ahí; el siguiente centímetro ya es un disfraz.",
            "Apunta el lugar o guárdalo como preset, con nombre. A quien tiene nombre se le dirige mejor.",
          ],
        },
      ],
    },
    {
      anchor: "together",
      title: "Ponlas en una misma sala",
      parts: [
        {
          kind: "list",
          items: [
            "Una un poco a la izquierda y la otra un poco a la derecha.",
            "Manda las dos a la misma Vocal Reverb, para que se encuentren en algún sitio.",
            "Que una descanse cuando la otra tiene algo que decir.",
          ],
        },
      ],
    },
    {
      anchor: "aging",
      title: "Una voz que cambia por el camino",
      parts: [
        {
          kind: "text",
          text: "Escribe dos líneas de automatización, Across y Down, de un lugar a otro a lo largo de una estrofa. Despacio se oye como una vida; rápido, como un efecto. Muévete en las vocales; en las consonantes, no.",
        },
      ],
    },
  ],
};
