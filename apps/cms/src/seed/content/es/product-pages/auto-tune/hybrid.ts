import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "La afinación que vive en el hardware.",
  text: "Hybrid es AutoTune para Pro Tools. Trabaja en el DSP de tu sistema mientras grabas y de forma nativa cuando mezclas, con los mismos ajustes y el mismo sonido.",
  nav: { description: "Para Pro Tools, en DSP o nativo", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid: corrección de tono para Pro Tools",
    description:
      "Afinación en tiempo real como plug-in AAX, en hardware DSP o de forma nativa. AutoTune Hybrid mantiene ajustes y sonido iguales en ambos.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Construido como un equipo de rack",
      rows: [
        {
          title: "DSP o nativo",
          text: "En el hardware mientras grabas, en el ordenador cuando mezclas. Lleva una sesión del estudio al portátil y los ajustes van con ella.",
        },
        {
          title: "Una pared de luces",
          text: "Las luces pálidas muestran lo que cantas; las brillantes, lo que sale. La distancia entre ellas es lo que hace Hybrid, y se lee desde la cabina.",
        },
        {
          title: "Throat",
          text: "Alarga o acorta la garganta de la que parece salir la voz. Una pizca le da algo de pecho a una toma delgada.",
        },
        {
          title: "Retune y Flex",
          text: "Retune marca lo rápido que se corrige una nota. Flex marca lo cerca que tiene que estar para que pase algo, así un portamento puede seguir siéndolo.",
        },
        {
          title: "Un botón para el escenario",
          text: "LIVE renuncia a todo lo que cuesta tiempo. El retardo que queda está escrito debajo del botón, así nadie tiene que discutirlo.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Ajuste de escenario",
      text: "Una voz sintética como en el escenario: velocidad media y algo de garganta.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "Afinada y con más pecho",
          text: "Las notas se asientan a velocidad media mientras la voz se hace un poco más grande que su dueño.",
        },
      ],
    },
    includedInUnlimited(
      "Hybrid es una de las tres ediciones del plan. Pro y 2026 vienen con él, para todos los DAW que no son Pro Tools.",
    ),
    {
      block: "specs",
      headline: "Requisitos del sistema",
      groups: [
        {
          title: "Qué necesitas",
          rows: [
            { name: "DAW", value: "Un Pro Tools que cargue plug-ins AAX DSP o AAX Native" },
            { name: "Mac", value: "macOS 12 o posterior, Apple silicon o Intel; AAX" },
            { name: "PC", value: "Windows 10 u 11, 64 bits; AAX" },
            { name: "Activación", value: "En 2 ordenadores a la vez" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Preguntas sobre Hybrid",
      items: [
        {
          question: "¿Necesito hardware DSP?",
          answer:
            "No. Sin él, Hybrid trabaja de forma nativa. Con él, el proceso pasa al hardware y tu ordenador tiene menos que hacer mientras grabas.",
        },
        {
          question: "¿Funciona fuera de Pro Tools?",
          answer:
            "No, Hybrid solo viene en AAX. Para otros DAW están AutoTune Pro y AutoTune 2026.",
        },
        {
          question: "¿Hybrid tiene modo gráfico?",
          answer:
            "No. Afina en tiempo real. Para editar nota a nota después de la toma está AutoTune Pro.",
        },
        {
          question: "¿Suena igual en DSP y de forma nativa?",
          answer:
            "Esa es la idea: mismos ajustes, mismo método. Lo que cambia es el retardo, más corto en el hardware.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Alrededor de Hybrid",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybrid en datos",
          inside: [
            { name: "Modo", value: "Automático, en tiempo real" },
            { name: "Perillas", value: "Retune, Flex y Throat" },
            { name: "Retune Speed", value: "De 0 a 300 ms" },
            { name: "Escalas", value: "Mayor, menor, cromática o las notas que elijas" },
            { name: "Tonalidad", value: "A mano o desde AutoKey" },
          ],
          sampleRates: "De 44,1 a 192 kHz nativo; de 44,1 a 96 kHz en DSP",
          latency: "Unos 2 ms en DSP con LIVE, unos 3 ms nativo",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "Arquitectura", value: "64 bits; nativo en Apple silicon" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Graba afinado y guarda la toma en bruto",
          rows: [
            {
              title: "Haz dos pistas",
              text: "Graba el micrófono en una pista sin ningún plug-in. Envía la misma entrada a una segunda, la que oye quien canta.",
            },
            {
              title: "Pon Hybrid en la segunda",
              text: "Elige la versión DSP si tienes el hardware. Pulsa LIVE y lee el retardo debajo.",
            },
            {
              title: "Ajústalo para quien canta",
              text: "Un Retune medio y bastante Flex. Quien pelea con la corrección canta peor que quien no la nota.",
            },
            {
              title: "Graba",
              text: "En los auriculares suena la voz afinada; al disco va la sincera.",
            },
            {
              title: "Decide después",
              text: "Copia el plug-in con sus ajustes a la pista en bruto, ya de forma nativa, y cambia de idea las veces que quieras.",
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
          headline: "Hybrid y sus compañeros de trabajo",
          text: "Voces sintéticas, tres ventanas.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, escenario",
              text: "Afinación media con la garganta alargada.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, en directo",
              text: "Más rápido, y la garganta se queda como estaba.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Lo que suele venir justo después de afinar: un nivel parejo.",
            },
          ],
        },
      ],
    },
  ],
};
