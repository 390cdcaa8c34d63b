import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Que hable el acorde.",
  text: "Un vocoder toma las palabras de una voz y las notas de otra cosa. Vocodist trae consigo esa otra cosa: tú hablas y sale un acorde.",
  nav: { description: "Un vocoder con acordes propios", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: vocoder para voces",
    description:
      "Vocodist toma las palabras de una voz y las notas de un acorde. Sonidos de vocoder, de lo vintage a lo que no es de este mundo.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Veintiséis bocas pequeñas",
      rows: [
        {
          title: "Bandas que puedes mirar",
          text: "La voz se corta en 26 bandas, y cada una se abre y se cierra como una boca. Lo que ves es lo que deja pasar el acorde.",
        },
        {
          title: "Carrier",
          text: "La portadora, lo que pone el canto: para empezar, un diente de sierra, más brillante o más opaco con una sola perilla. Toca el acorde en un teclado o deja que lo sostenga el que viene dentro.",
        },
        {
          title: "Formant",
          text: "Los formantes: desplaza las bandas unas respecto a otras. Hacia arriba, la máquina se hace pequeña; hacia abajo, le sale barba.",
        },
        {
          title: "Grit",
          text: "El ruido que hace las consonantes. Con poco no te entiende nadie; con demasiado, todos piensan en una lata de aerosol.",
        },
        {
          title: "Mix",
          text: "Cuánto queda de ti. Un poco de la voz real por encima aclara las palabras sin delatar el truco.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Esto no es una garganta",
      text: "Una voz sintética pone las palabras. Un acorde en diente de sierra pone el resto.",
      demos: [
        {
          product: "vocodist",
          title: "De voz a acorde",
          text: "La melodía se fue; las palabras, no. En la línea de tono todavía se ve quién hablaba.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist está en el plan con los otros 13 efectos creativos, para la canción que lo pide y las diez que vendrán después.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Vocodist",
      items: [
        {
          question: "¿Es lo mismo que la afinación robótica?",
          answer:
            "No. La afinación robótica es tu voz en notas exactas. Un vocoder tira tus notas y deja que un sintetizador hable con tu boca.",
        },
        {
          question: "¿Necesito un teclado?",
          answer:
            "No. Trae un acorde dentro. Con una pista MIDI o un teclado, tocas el que quieras.",
        },
        {
          question: "¿Por qué no se me entiende?",
          answer:
            "Habla más de lo que cantas, cerca del micrófono, y sube Grit. Los vocoders necesitan consonantes.",
        },
        {
          question: "¿Otra pista puede ser la portadora?",
          answer:
            "Sí, por el sidechain. Las guitarras y las cuerdas funcionan; la batería es un gusto adquirido.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Otras máquinas",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist en datos",
          inside: [
            { name: "Bandas", value: "26" },
            { name: "Portadora", value: "Acorde interno en diente de sierra, MIDI o sidechain" },
            { name: "Perillas", value: "Carrier, Formant, Grit y Mix" },
            { name: "Voces", value: "Hasta 8 a la vez" },
          ],
          latency: "Unos 5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Haz que una máquina diga tu hook",
          rows: [
            {
              title: "Dilo",
              text: "Graba el hook hablado, con ritmo y consonantes duras. La melodía se tiraría de todos modos.",
            },
            {
              title: "Comprime la voz",
              text: "Pon Vocal Compressor antes de Vocodist. Las bandas se abren solo tanto como suena la voz, así que mantenla pareja.",
            },
            {
              title: "Toca los acordes",
              text: "Lleva una pista MIDI a Vocodist y toca los acordes del estribillo, largos y sin huecos. Donde no hay nota, la máquina calla.",
            },
            {
              title: "Sube Grit hasta que se entienda",
              text: "Pregunta a alguien que no sepa la letra. Tú te la sabes, así que la oyes en cualquier cosa.",
            },
            {
              title: "Dale un lugar",
              text: "Una sala corta o ninguna. Los vocoders son densos, y una reverb larga los convierte en mal tiempo.",
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
          headline: "Máquinas que hablan",
          text: "Voces sintéticas, ahora más todavía.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Un acorde que sabe palabras.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Sigue siendo tu voz, pero solo por la escalera.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "La máquina se atasca, pero a tiempo.",
            },
          ],
        },
      ],
    },
  ],
};
