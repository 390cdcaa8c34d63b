import type { SeedArtist } from "../../../seed-reading.ts";

export const renzoDecibelli: SeedArtist = {
  name: "Renzo Decibelli",
  role: "Ingeniero de grabación y mezcla, soul y jazz",
  quote: "Si quien canta me pregunta qué hice, es que hice demasiado.",
  summary:
    "Renzo tiene 47 años; a la gente le habla en italiano y a las máquinas, en números. Graba a cantantes que odian los auriculares y los mezcla de modo que nadie piense en una mezcla.",
  products: ["auto-tune-hybrid", "vocal-eq", "vocal-compressor", "vocal-de-esser"],
  sections: [
    {
      anchor: "in-the-booth",
      title: "En la cabina",
      parts: [
        {
          kind: "text",
          text: "El micrófono en bruto va al disco. Una segunda pista con AutoTune Hybrid va a los auriculares, en DSP y con LIVE pulsado. Lee el retardo en voz alta, porque un número tranquiliza: unos dos milisegundos, lo que tarda el sonido en recorrer 70 centímetros.",
        },
        {
          kind: "text",
          text: "Retune en el medio, bastante Flex, Throat sin tocar. La mitad de sus cantantes le pide que lo apague después de una canción. Lo toma como buena señal, para quien canta.",
        },
      ],
    },
    {
      anchor: "at-the-desk",
      title: "En la mesa",
      parts: [
        {
          kind: "list",
          items: [
            "Vocal EQ: Rumble y luego un corte pequeño en Body, con seguimiento. Nada de Air antes del compresor.",
            "Dos Vocal Compressor seguidos, de 2 a 3 dB cada uno, en vez de uno que quite 6. El primero, lento; el segundo, rápido.",
            "Vocal De-Esser al final. Escucha solo lo que se quita, una estrofa entera, sin reírse.",
          ],
        },
        {
          kind: "text",
          text: "Después baja los monitores hasta que casi no oye a la banda y corrige lo que todavía se oye.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Renzo Decibelli es una muestra inventada y no ha mezclado nada. Los números de arriba son los habituales, y puedes probarlos con una voz de verdad.",
        },
      ],
    },
  ],
  seo: {
    title: "Renzo Decibelli, ingeniero de mezcla (muestra inventada)",
    description:
      "Un ingeniero inventado de soul y jazz: AutoTune Hybrid en los auriculares, dos compresores suaves y un de-esser al final.",
  },
};
