import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "Trae tus propios coristas.",
  text: "Canta una línea y Harmony Engine canta hasta cuatro más a tu lado, en la tonalidad de la canción. Entran cuando entras, sostienen cuando sostienes y nunca llegan tarde al ensayo.",
  nav: { description: "Armonías a partir de una voz principal", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine: armonías de una sola voz",
    description:
      "Canta una línea y consigue hasta cuatro voces de armonía en la tonalidad de la canción. Harmony Engine sigue tu ritmo y tus palabras.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Entra una línea, salen cinco",
      rows: [
        {
          title: "Las voces, en carriles",
          text: "Tú eres la línea brillante del medio. Dos voces van por encima y dos por debajo, cada una con su intervalo escrito al final.",
        },
        {
          title: "En la tonalidad, no solo en paralelo",
          text: "Una tercera son a veces cuatro semitonos y a veces tres. Harmony Engine conoce la escala y elige, así ninguna voz se sale de la canción.",
        },
        {
          title: "Te siguen",
          text: "Tu ritmo, tus palabras, tus portamentos. Cuando sostienes una nota, la sostienen contigo.",
        },
        {
          title: "No son cinco clones",
          text: "Cada voz llega un poco antes o después y tiene una garganta algo distinta, como la gente que canta codo con codo.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Y ahora todos juntos",
      text: "Antes, una voz sintética; después, tres voces en la menor.",
      demos: [
        {
          product: "harmony-engine",
          title: "Una voz y luego un acorde",
          text: "La línea que conoces sigue en el medio. Escucha las voces de arriba cuando la melodía baja: no bajan la misma distancia.",
        },
      ],
    },
    includedInUnlimited(
      "Es uno de los 14 efectos creativos del plan, y AutoKey, que le dice la tonalidad, también está ahí.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Harmony Engine",
      items: [
        {
          question: "¿Tengo que saber armonía?",
          answer:
            "No. Elige la tonalidad, o deja que AutoKey la encuentre, y enciende voces hasta que suene bien. Si sabes armonía, pon tú cada intervalo.",
        },
        {
          question: "¿Puedo tener las voces en pistas separadas?",
          answer:
            "Sí. Pon una voz en solo y expórtala, o usa una instancia para cada voz, y mézclalas como cualquier otra pista.",
        },
        {
          question: "¿Y los acordes que no están en la tonalidad?",
          answer:
            "Automatiza la escala en ese compás. Las voces cambian al instante, incluso en mitad de una nota.",
        },
        {
          question: "¿En qué se diferencia de Choir?",
          answer:
            "Harmony Engine hace pocas voces en notas distintas. Choir hace muchas voces en las mismas.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Más de una voz tuya",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engine en datos",
          inside: [
            { name: "Voces", value: "Hasta 4, además de la principal" },
            { name: "Intervalos", value: "De una octava abajo a una arriba, en la escala" },
            { name: "Por cada voz", value: "Nivel, paneo, garganta, tiempo" },
            { name: "Escalas", value: "Mayor, menor o las notas que elijas" },
            { name: "Tonalidad", value: "A mano o desde AutoKey" },
          ],
          latency: "Unos 25 ms, que compensa el DAW",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Construye un estribillo que se abra",
          rows: [
            {
              title: "Afina la voz principal",
              text: "Las armonías copian la voz principal, errores incluidos. Primero AutoTune, después Harmony Engine.",
            },
            {
              title: "Empieza con una tercera arriba",
              text: "Una voz, a la mitad de volumen que la principal. Si suena dulce pero mal en una palabra, mira el acorde que hay ahí.",
            },
            {
              title: "Añade algo por debajo",
              text: "Una voz grave da peso. Déjala en el centro y manda la aguda a un lado.",
            },
            {
              title: "Guarda algo para después",
              text: "Estrofa sin voces, primer estribillo con una, último con todas. Automatiza los interruptores de las voces, no el volumen.",
            },
            {
              title: "Échalas atrás",
              text: "Los coros van detrás de la voz principal: menos agudos, más sala, menos consonantes. Dales más de-esser del que te atreverías a poner en la principal.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Dos, tres, muchas",
          text: "Tres maneras de tener compañía. Todas estas voces son sintéticas.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Notas distintas, un acorde.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "Las mismas notas, cantadas dos veces.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "Las mismas notas, cantadas por todo el mundo.",
            },
          ],
        },
      ],
    },
  ],
};
