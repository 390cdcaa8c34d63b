import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Un lugar donde cantar.",
  text: "Una voz seca no está en ninguna parte. Vocal Reverb escucha a qué velocidad va la canción y cómo se asienta en ella la voz, sugiere una sala que les va bien a las dos y no estorba a las palabras.",
  nav: { description: "Una sala que le sienta bien a la voz", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: una sala para la voz",
    description:
      "Vocal Reverb sugiere una sala que le va bien a la voz y al tempo, y no estorba a las palabras.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Una sala por la que puedes pasear",
      rows: [
        {
          title: "Primero, una sugerencia",
          text: "Pon una estrofa y te propone tamaño y caída. Las canciones lentas reciben salas más largas; en las apretadas, se hace a un lado.",
        },
        {
          title: "Mira las paredes",
          text: "La sala está dibujada en perspectiva, y cada anillo en el suelo es sonido camino de la puerta del fondo. Tira de la pared de atrás para hacerla más honda.",
        },
        {
          title: "Se agacha ante las palabras",
          text: "Mientras cantas, la cola da un paso atrás; entre verso y verso, vuelve a subir. Sala grande, letra clara.",
        },
        {
          title: "Distancia, no solo wet y dry",
          text: "Un control aleja la voz hacia la pared del fondo: las primeras reflexiones, el timbre y la cola cambian juntos, como cuando alguien camina.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "En ninguna parte, y luego en alguna",
      text: "Una voz sintética sostiene unas notas largas, primero sin sala alguna.",
      demos: [
        {
          product: "vocal-reverb",
          title: "De seca a sala",
          text: "Escucha los huecos entre las notas. Ahí es donde vive una sala.",
        },
      ],
    },
    includedInUnlimited(
      "La última de las cinco herramientas de la cadena vocal del plan, y la primera con la que casi todos se pasan.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre la reverb",
      items: [
        {
          question: "¿Cuántas salas hay?",
          answer:
            "Una, que puedes cambiar en todas las direcciones. Los presets son solo los sitios donde alguien dejó las paredes.",
        },
        {
          question: "¿En inserto o en envío?",
          answer:
            "De las dos formas. En inserto, usa el control de distancia. En un envío, apaga la señal seca y usa una misma sala para varias voces, así están todas en el mismo lugar.",
        },
        {
          question: "¿Cómo consigo esa enorme que brilla?",
          answer:
            "Esa es Halo, uno de los efectos creativos. Esta es para salas que podrían existir.",
        },
        {
          question: "¿La sugerencia cambia mientras mezclo?",
          answer: "No. Escucha cuando se lo pides y luego se queda quieta.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "También van de espacio",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb en datos",
          inside: [
            { name: "Caída", value: "De 0,2 a 12 segundos" },
            { name: "Predelay", value: "De 0 a 250 ms, o al tempo del DAW" },
            { name: "Ducking", value: "De 0 a 100" },
            { name: "Amplitud", value: "Entra mono y sale estéreo donde el DAW lo permita" },
            { name: "Escucha", value: "En tu ordenador; no se envía audio a ningún sitio" },
          ],
          latency: "Ninguna",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Encuentra la cantidad justa de reverb",
          rows: [
            {
              title: "Empieza por el tempo",
              text: "Deja que escuche una estrofa. Por regla general, la cola casi debería haberse ido cuando empieza el siguiente verso.",
            },
            {
              title: "Ajusta el predelay",
              text: "Entre 20 y 40 ms, las palabras quedan delante de la sala. Con más, oyes un eco; sin nada, la voz está metida en la pared.",
            },
            {
              title: "Quítale los graves",
              text: "Una sala que retumba empequeñece toda la mezcla. Córtale los graves hasta que solo los eches de menos cuando ya no estén.",
            },
            {
              title: "Súbela hasta que la notes",
              text: "Y luego bájala un poco. Lo que tú notas en la mezcla, quien escucha lo nota el doble.",
            },
            {
              title: "Comprueba en mono y bajito",
              text: "En un teléfono sobre la mesa, las palabras tienen que seguir ahí. Si no, sube el ducking antes de bajar la reverb.",
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
          headline: "Salas posibles e imposibles",
          text: "Voces sintéticas, tres lugares donde estar.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Una sala que podría existir.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "Una cola que sube una octava al marcharse. Ningún arquitecto la firmaría.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Sin paredes, pero la voz camina a tu alrededor.",
            },
          ],
        },
      ],
    },
  ],
};
