import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const openingChorus: SeedManualChapter = {
  slug: "opening-chorus",
  title: "Construye un estribillo que se abra",
  sections: [
    {
      anchor: "plan",
      title: "Un plan para toda la canción",
      parts: [
        {
          kind: "table",
          head: ["Parte", "Voces encendidas", "Por qué"],
          rows: [
            ["Estrofa", "Ninguna", "Para que haya algo que abrir"],
            ["Primer estribillo", "+3", "La puerta"],
            ["Segundo estribillo", "+3 y -4", "La sala"],
            ["Puente", "Solo -8", "Un cambio de luz"],
            ["Último estribillo", "Las cuatro", "El cielo, si quieres"],
          ],
        },
      ],
    },
    {
      anchor: "people",
      title: "Que parezcan personas",
      parts: [
        {
          kind: "steps",
          items: [
            "Dale a cada voz su garganta, en cantidades pequeñas y en las dos direcciones.",
            "Reparte el tiempo de oído. Más allá de unos 30 ms se oye un eco, no a alguien que canta.",
            "Abre el paneo de las voces de fuera; el de las de dentro, menos.",
            "Quita agudos y consonantes: un filtro pasabajos suave y más de-esser del que te atreverías a poner en la principal.",
          ],
        },
      ],
    },
    {
      anchor: "outside",
      title: "Acordes fuera de la tonalidad",
      parts: [
        {
          kind: "text",
          text: "Automatiza la escala en ese compás. Las voces cambian al instante, incluso en mitad de una nota. En la menor, con un acorde de mi mayor, saca el sol y mete el sol sostenido mientras dure el acorde. Devuélvelo después, o el siguiente compás será interesante.",
        },
      ],
    },
    {
      anchor: "tracks",
      title: "Voces en pistas separadas",
      parts: [
        {
          kind: "text",
          text: "Pon una voz en solo y expórtala; luego, la siguiente. O usa una instancia para cada voz, sobre copias de la principal. Lo segundo le cuesta más al ordenador y te deja cambiar de idea.",
        },
      ],
    },
  ],
};
