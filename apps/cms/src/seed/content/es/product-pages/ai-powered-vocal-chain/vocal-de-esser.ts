import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Menos siseo, la misma voz.",
  text: "A los micrófonos cercanos y a los EQ brillantes les gusta la letra s más que a nadie. Vocal De-Esser encuentra la banda en la que la tuya corta, baja solo eso y solo mientras dura.",
  nav: { description: "Suaviza las eses afiladas y nada más", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: eses más suaves",
    description:
      "Vocal De-Esser encuentra dónde corta una voz y baja solo eso, solo mientras dura. El resto de la voz se queda como está.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Un corte fino, en el momento justo",
      rows: [
        {
          title: "Busca tu ese",
          text: "Cada boca sisea en un sitio distinto, a menudo entre 5 y 9 kHz. Pon un verso y la banda va sola hasta ahí.",
        },
        {
          title: "Mira cómo lo hace",
          text: "El espectrograma muestra las palabras según pasan, con las letras debajo. Cada ese lleva una ventana recortada. Si se corta algo más, también lo ves.",
        },
        {
          title: "Oye lo que se va",
          text: "Un botón reproduce solo lo que se quita. Debería sonar a bomba de bicicleta. Si oyes vocales, afloja.",
        },
        {
          title: "Distingue la s del aire",
          text: "El aliento y el aire quedan abiertos, porque bajarlos es lo que vuelve opacas las voces con de-esser.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Másss sssuave",
      text: "Para esto, la voz sintética recibió consonantes afiladas. Cuidado con los auriculares en la primera.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "De afilada a suave",
          text: "Las eses dan un paso atrás y se ponen detrás de las palabras. Las vocales de en medio son las mismas en las dos.",
        },
      ],
    },
    includedInUnlimited(
      "Es una de las cinco herramientas de mezcla del plan, y la que todos olvidan hasta que oyen que falta.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre el de-esser",
      items: [
        {
          question: "¿No basta con un EQ?",
          answer:
            "Un EQ bajaría la banda durante toda la canción, vocales incluidas. El de-esser espera a la ese.",
        },
        {
          question: "¿Por qué ahora la voz cecea?",
          answer:
            "Demasiada reducción o una banda demasiado ancha. Quédate en la mitad de lo que te parece bien y vuelve a escuchar mañana.",
        },
        {
          question: "¿Antes o después del compresor?",
          answer:
            "Después. Los compresores levantan lo suave, y las eses suelen estar ahí. Si el compresor reacciona a la ese, pon otro también antes.",
        },
        {
          question: "¿Funciona en idiomas que no sean inglés?",
          answer: "Sí. Oye el filo, no las letras.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Sus compañías de siempre",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser en datos",
          inside: [
            { name: "Banda", value: "De 2 a 16 kHz; la busca escuchando o la pones a mano" },
            { name: "Reducción", value: "De 0 a 24 dB" },
            { name: "Monitor", value: "Reproduce solo lo que se quita" },
            { name: "Escucha", value: "En tu ordenador; no se envía audio a ningún sitio" },
          ],
          latency: "Unos 2 ms, que compensa el DAW",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Doma una ese sin que la voz cecee",
          rows: [
            {
              title: "Elige el peor verso",
              text: "Cada canción tiene uno, lleno de eses y de ches. Ponlo en loop. Si ese queda bien, los demás también.",
            },
            {
              title: "Deja que encuentre la banda",
              text: "Reproduce el loop dos veces. Mira dónde cae el corte en el espectrograma: sobre los destellos, no sobre las rayas de las vocales.",
            },
            {
              title: "Escucha lo que se tira",
              text: "Pasa a lo que se quita. Estrecha la banda hasta que ahí ya no haya vocales.",
            },
            {
              title: "Para pronto",
              text: "Sube la reducción hasta que la ese deje de doler, no hasta que desaparezca. Una palabra necesita su ese para que se entienda.",
            },
            {
              title: "Compruébalo en la reverb",
              text: "Vuelve a encender la reverb. Una cola larga repite cada ese que dejaste; ahí se oye si fue suficiente.",
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
          headline: "Los agudos, en orden",
          text: "Cómo suena una voz sintética por encima de 5 kHz y qué se puede hacer al respecto.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Solo cambian los momentos afilados.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Aquí cambia el timbre entero, todo el tiempo.",
            },
          ],
        },
      ],
    },
  ],
};
