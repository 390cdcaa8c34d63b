import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "Inicio",
  seo: {
    title: "Corrección de tono y efectos vocales",
    description:
      "AutoTune afina tu voz, la mezcla y la convierte en algo nuevo. Plug-ins para el estudio y el escenario: cómpralos una vez o úsalos con Unlimited.",
  },
  blocks: [
    {
      block: "hero",
      headline: "Cántalo como lo sentías.",
      text: "AutoTune lleva cada nota adonde apuntabas, con toda la suavidad o la fuerza que quieras. Gira la perilla de abajo y escúchalo.",
      actions: [
        {
          label: "Ver Unlimited",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "Conoce AutoTune Pro",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "Tres formas de cambiar una voz",
      text: "Afínala, mézclala o conviértela en algo que nadie ha oído. Compra una herramienta y quédatela, o trabaja con Unlimited.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "Ediciones de AutoTune",
          headline: "De un toque sutil al sonido de una generación",
          text: "Corrección de tono automática y gráfica para el estudio y el escenario.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "Cadena vocal con IA",
          headline: "Un ingeniero de mezcla en cinco ventanas",
          text: "Preparación, EQ, compresor, de-esser y reverb que primero escuchan.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "Efectos creativos",
          headline: "Coros, vocoders, extraños",
          text: "Catorce formas de salir de tu propia garganta.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "No nos creas: escúchalo",
      text: "Cuatro tomas, antes y después. Cambia mientras suenan: el punto es el mismo, la voz no. Quien canta es una voz sintética, así que no usamos la peor toma de nadie.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Una línea encuentra sus notas",
          text: "La misma frase, llevada a la menor a una velocidad que respeta los portamentos. Fíjate en las notas largas.",
        },
        {
          product: "vocal-compressor",
          title: "Una voz que va a saltos",
          text: "Antes, las palabras fuertes te golpean y las suaves se esconden. Después, todas están a la misma distancia.",
        },
        {
          product: "vocodist",
          title: "Un acorde que habla",
          text: "Las palabras de quien canta, el tono de un acorde en diente de sierra. Nadie tiene una garganta así.",
        },
        {
          product: "choir",
          title: "De una voz, muchas",
          text: "Una sola línea, cantada por una sala llena de gente que resulta ser la misma persona.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "Frases que nos encantaría oír",
      quotes: JSON.stringify([
        "Sigue siendo mi voz.",
        "Nadie lo notó. De eso se trataba.",
        "Lo notó todo el mundo. De eso se trataba.",
        "Una toma, y en casa antes de medianoche.",
        "El estribillo por fin cae en su sitio.",
        "Me quedé con el quiebro de la última palabra.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "Así llega una nota a casa",
      rows: [
        {
          title: "Tú cantas",
          text: "Ante un micrófono, en tu cuarto o en un escenario. Tu tono dibuja una línea que, como la de cualquier voz, se desvía un poco.",
        },
        {
          title: "Nosotros escuchamos",
          text: "AutoTune sigue la línea mientras se mueve y la compara con las notas de tu tonalidad.",
        },
        {
          title: "La línea encaja",
          text: "Cada nota va a la más cercana de la escala. El ritmo, las palabras y el timbre siguen siendo tuyos.",
        },
        {
          title: "Tú decides",
          text: "Lento, y nadie lo nota. Rápido, y lo nota todo el mundo. Un solo control, Retune Speed, marca con cuánta fuerza encaja la línea.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "Lo que la gente podría decir",
      text: "Voces de muestra: inventamos a las personas y dibujamos sus retratos. Las herramientas sí se pueden probar.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "Todo, mientras lo necesites",
      points: [
        {
          title: "3 ediciones de AutoTune",
          text: "y AutoKey",
        },
        {
          title: "5 herramientas de mezcla con IA",
          text: "la cadena vocal completa",
        },
        {
          title: "14 efectos creativos",
          text: "todos",
        },
        {
          title: "Novedades",
          text: "el mismo día en que salen",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Conviene saberlo",
      items: [
        {
          question: "¿Me quedo con lo que compro?",
          answer:
            "Sí. Pagas una vez y la licencia es tuya, sin fecha de caducidad. Solo Unlimited es una suscripción.",
        },
        {
          question: "¿Funciona en mi DAW?",
          answer:
            "Casi seguro. En macOS, nuestros plug-ins vienen en AU, VST3 y AAX; en Windows, en VST3 y AAX. Así funcionan en Logic Pro, Ableton Live, Cubase, FL Studio o Pro Tools, entre otros. AutoTune Hybrid está hecho para Pro Tools y solo viene en AAX.",
        },
        {
          question: "¿Qué me queda cuando termina una suscripción?",
          answer:
            "Todo funciona hasta el final del período que pagaste. Después, los plug-ins de Unlimited se detienen; el audio que ya exportaste y las herramientas que compraste siguen siendo tuyos.",
        },
        {
          question: "¿Puedo empezar con poco y ampliar después?",
          answer:
            "Sí. Si ya tienes una edición, pasar a otra superior cuesta un precio de actualización, no el precio completo otra vez. En tu cuenta ves qué actualizaciones tienes disponibles y cuánto cuesta cada una.",
        },
      ],
    },
  ],
};
