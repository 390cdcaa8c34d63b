import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "Todas las voces de la sala son la tuya.",
  text: "Choir toma una voz y llena de más voces las filas de atrás: cada una algo distinta en tono, tiempo y garganta. Tú decides cuántas son, a qué distancia están y cuánto ensayaron.",
  nav: { description: "Una voz se convierte en un coro", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: de una voz, un coro",
    description:
      "Choir convierte una voz en muchas, cada una algo distinta en tono, tiempo y garganta. De un puñado de amigos a las filas llenas.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Llena las filas",
      rows: [
        {
          title: "Visto desde arriba",
          text: "Tú estás delante y las filas se curvan a tu alrededor. Sienta una voz y se enciende; el número de la esquina dice cuántas cantan.",
        },
        {
          title: "Cuatro cuerdas",
          text: "Bajos, tenores, contraltos y sopranos, lado a lado. La misma melodía en gargantas distintas, para que suene a gente y no a pedal de chorus.",
        },
        {
          title: "Cuánto ensayaron",
          text: "Abre la dispersión de tono y de tiempo, desde un conjunto con oficio hasta la grada de un estadio de fútbol.",
        },
        {
          title: "Profundidad",
          text: "Las filas de atrás llegan más tarde, más suaves y más oscuras, como en un auditorio. El auditorio lo pones tú con una reverb.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Primero una, luego el resto",
      text: "Una voz sintética sostiene notas largas a solas, y al rato ya no tan a solas.",
      demos: [
        {
          product: "choir",
          title: "Una voz, un coro",
          text: "Muchas voces, ninguna del todo en la nota y, juntas, más afinadas que la primera.",
        },
      ],
    },
    includedInUnlimited(
      "Choir viene con el plan, junto con otros 13 efectos creativos y la reverb en la que le gustaría cantar.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Choir",
      items: [
        {
          question: "¿Inventa armonías?",
          answer:
            "No. Todas las voces cantan tu melodía, algunas a una octava de distancia. Para voces en otras notas, pon antes Harmony Engine.",
        },
        {
          question: "¿Cuántas voces tienen sentido?",
          answer: "Ocho suenan a amigos; veinte, a coro. Con más ya no oyes personas, sino tamaño.",
        },
        {
          question: "¿Hay cantantes grabados dentro?",
          answer: "No. Cada voz se hace a partir de la tuya, mientras suena.",
        },
        {
          question: "¿Podrá con ello mi ordenador?",
          answer:
            "Las filas llenas dan trabajo. Si el ventilador se une al coro, exporta la pista cuando te guste cómo suena.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Compañía para el coro",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir en datos",
          inside: [
            { name: "Asientos", value: "48 en 4 filas" },
            { name: "Cuerdas", value: "4: bajos, tenores, contraltos y sopranos" },
            { name: "Dispersión", value: "Tono, tiempo y garganta" },
            { name: "Salida", value: "Estéreo" },
          ],
          latency: "Unos 30 ms, que compensa el DAW",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Pon una multitud en el último estribillo",
          rows: [
            {
              title: "Copia la voz principal",
              text: "Duplica la voz principal del estribillo en otra pista y pon Choir ahí. La original se queda sola delante.",
            },
            {
              title: "Empieza con una fila",
              text: "Seis voces, poca dispersión. Si suena a efecto, las voces se parecen demasiado: abre el tiempo antes que el tono.",
            },
            {
              title: "Llena el fondo",
              text: "Añade filas hasta que el estribillo se ensanche. Quita algo de graves a la pista del coro o desplazará al bajo.",
            },
            {
              title: "Baja las palabras",
              text: "Una multitud no dice la t al unísono. Pásale un de-esser al coro y suavízalo; la letra la lleva la voz principal.",
            },
            {
              title: "Dales una misma sala",
              text: "Manda el coro a Vocal Reverb, larga y oscura, y la voz principal a la misma sala, pero mucho menos. Ahora están en el mismo lugar.",
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
          headline: "De una a multitud",
          text: "Sintéticas, de la primera a la última.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "Filas llenas en notas largas.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Menos voces, más notas.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "Solo una voz más, pero una octava abajo.",
            },
          ],
        },
      ],
    },
  ],
};
