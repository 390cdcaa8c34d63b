import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "El efecto, a propósito.",
  text: "EFX+ no se esconde. Clava cada nota en la escala y le pone detrás voces dobladas y eco, con un campo para un dedo y dieciséis pads para golpear. Para el sonido en el que todos piensan cuando oyen el nombre.",
  nav: { description: "Afinación robótica con un rack de efectos", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+: afinación robótica con efectos",
    description:
      "El sonido robótico con voces dobladas y eco detrás, tocado con un dedo. AutoTune EFX+ es el efecto, a propósito.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Menos sutil, más divertido",
      rows: [
        {
          title: "Robótico desde la primera nota",
          text: "La línea sube y baja a escalones, sin nada en medio. No hay que ajustar más que la tonalidad.",
        },
        {
          title: "Un campo para un dedo",
          text: "En una esquina está el humano; en la otra, el robot. Muévete entre los dos mientras cantas y la línea va saltando de nota en nota contigo.",
        },
        {
          title: "Dieciséis pads",
          text: "Golpea uno y aparece una segunda voz junto a la tuya; otro, y hay repeticiones detrás. Mantenlo una palabra, suéltalo en la siguiente.",
        },
        {
          title: "A tiempo",
          text: "Los ecos y las repeticiones corren en dieciséis pasos al tempo de la canción. Tú puedes llegar tarde; ellos no.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Este te suena",
      text: "Una voz sintética a la que, por lo visto, se le da muy bien sonar sintética.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Robótica y acompañada",
          text: "Cada portamento se vuelve escalón. Después entran detrás la voz doblada y el eco.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre EFX+",
      items: [
        {
          question: "¿EFX+ forma parte de Unlimited?",
          answer:
            "No. EFX+ se vende aparte, fuera del plan. Las tres ediciones del plan también hacen el sonido robótico; EFX+ añade los pads y lo que hay detrás de ellos.",
        },
        {
          question: "¿También puede ser sutil?",
          answer:
            "No mucho. Se hizo para lo contrario. Para una corrección que nadie oiga, mejor AutoTune Pro o AutoTune 2026.",
        },
        {
          question: "¿Es un buen primer AutoTune?",
          answer:
            "Si lo que buscas es el efecto, sí: hay poco que ajustar y cuesta equivocarse. Si quieres arreglar tomas, empieza con 2026.",
        },
        {
          question: "¿Sirve para el directo?",
          answer: "Sí, afina en tiempo real. El eco sigue el tempo del DAW.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Si quieres más de esto",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+ en datos",
          inside: [
            { name: "Modo", value: "Automático, robótico, en tiempo real" },
            { name: "Efectos", value: "Voz doblada, eco y repeticiones, en 16 pads" },
            { name: "Escalas", value: "Mayor, menor, cromática o las notas que elijas" },
            { name: "Tonalidad", value: "A mano o desde AutoKey" },
            { name: "Tempo", value: "El del DAW" },
          ],
          latency: "Unos 3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Canta para que lo robótico suene bien",
          rows: [
            {
              title: "Acierta con la tonalidad",
              text: "En la tonalidad equivocada, la afinación robótica se equivoca con mucha confianza. Deja que AutoKey la encuentre, o prueba las dos más probables y escucha la última nota.",
            },
            {
              title: "Desliza a propósito",
              text: "El efecto vive en el camino entre dos notas. Deslízate despacio de una a otra y oye cómo sube la escalera.",
            },
            {
              title: "Recuéstate en la nota mala",
              text: "Canta a medio camino entre dos notas y titubea. Ese salto de ida y vuelta es el adorno que todo el mundo imita.",
            },
            {
              title: "Y luego, toca el campo",
              text: "Empieza cerca de la esquina humana. Vete al robot en la última palabra de un verso y vuelve para el siguiente.",
            },
            {
              title: "Que se entienda la letra",
              text: "Cuando el tono es una escalera, las consonantes llevan la canción. Escúpelas un poco más de lo que parece educado.",
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
          headline: "Duro, más duro, máquina",
          text: "Tres maneras de dejar de sonar a persona, a cargo de una voz que nunca lo fue.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, con todo encendido",
              text: "Escalera, voz doblada y eco.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, para comparar",
              text: "Afinación rápida que todavía deja oír de dónde venía la voz.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Un paso más allá: el tono ya no es tuyo en absoluto.",
            },
          ],
        },
      ],
    },
  ],
};
