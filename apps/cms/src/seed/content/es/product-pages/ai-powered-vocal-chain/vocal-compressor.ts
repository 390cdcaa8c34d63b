import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "Lo fuerte y lo suave por fin se hablan.",
  text: "Quien canta se acerca, se aleja, susurra y grita. Vocal Compressor aprende el rango de la toma, parte de ajustes que le van bien y te muestra cada decibelio que quita.",
  nav: { description: "Equilibra lo fuerte y lo suave", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor: una voz pareja",
    description:
      "Vocal Compressor aprende lo fuerte y lo suave que llega a ser una toma, parte de ajustes a su medida y muestra lo que quita.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Mide antes de apretar",
      rows: [
        {
          title: "Un comienzo a medida",
          text: "En unos segundos sabe hasta dónde llega esta voz. Threshold, el umbral, y Ratio se mueven a un punto desde el que puedes trabajar.",
        },
        {
          title: "La curva",
          text: "Por un lado entra, por el otro sale. Donde la línea se dobla empieza la compresión; cuanto más plana, más firme es.",
        },
        {
          title: "El historial",
          text: "La toma pasa tal como se cantó y tal como sale, y desde arriba cuelga lo que se quitó. Ves enseguida si trabaja en algunas palabras o en todo.",
        },
        {
          title: "Manos lentas, manos rápidas",
          text: "El ataque y el release se adaptan a la frase. Un grito se atrapa a tiempo y una nota larga no se hunde por la mitad.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "A la misma distancia",
      text: "Le pedimos a la voz sintética que fuera a saltos entre el susurro y el grito. Obedeció.",
      demos: [
        {
          product: "vocal-compressor",
          title: "De dispareja a pareja",
          text: "Antes, no soltarías el fader. Después, ya puedes retirar la mano.",
        },
      ],
    },
    includedInUnlimited(
      "El compresor está en el plan, igual que lo que va antes y después de él en la cadena.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre el compresor",
      items: [
        {
          question: "Tengo cinco compresores. ¿Por qué este?",
          answer:
            "Porque empieza donde tú habrías llegado. Si disfrutas del camino, quédate con los cinco; lo entendemos.",
        },
        {
          question: "¿Cómo sé que me pasé?",
          answer:
            "Cuando las respiraciones suenan tan fuerte como las palabras. También cuando en la imagen siempre se está quitando algo.",
        },
        {
          question: "¿Antes o después del EQ?",
          answer:
            "En nuestra cadena, después de Vocal EQ: el EQ quita lo que haría trabajar al compresor en vano. No hay ninguna ley.",
        },
        {
          question: "¿Puedo usarlo mientras grabo?",
          answer: "Sí. Con el look-ahead apagado no añade retardo.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "A un lado y al otro",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor en datos",
          inside: [
            { name: "Threshold", value: "De −60 a 0 dB" },
            { name: "Ratio", value: "De 1:1 a 20:1" },
            { name: "Ataque", value: "Adaptable o a mano" },
            { name: "Release", value: "Un valor inicial a mano; desde ahí se adapta" },
            { name: "Look-ahead", value: "Apagado o 5 ms" },
            { name: "Escucha", value: "En tu ordenador; no se envía audio a ningún sitio" },
          ],
          latency: "Ninguna; 5 ms con look-ahead, que compensa el DAW",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ajusta un compresor de voz de oído",
          rows: [
            {
              title: "Pon dos versos en loop",
              text: "Elige el más suave y el más fuerte que vayan seguidos. Si esos dos funcionan, la canción funciona.",
            },
            {
              title: "Exagera",
              text: "Baja Threshold hasta que suene mal: plano, encima, sin aire. Ahora ya sabes cómo suena el efecto.",
            },
            {
              title: "Vuelve atrás",
              text: "Súbelo hasta que solo notes el compresor al apagarlo. La imagen debería mostrar trabajo en el verso fuerte y descanso en el suave.",
            },
            {
              title: "Escucha las consonantes",
              text: "Si la t y la k perdieron su filo, haz más lento el ataque. Si la primera sílaba salta, hazlo más rápido.",
            },
            {
              title: "Devuelve el nivel",
              text: "Sube la salida tanto como se quitó, para comparar el timbre y no el volumen.",
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
          headline: "Pareja y luego más lejos",
          text: "Una voz sintética, primero llevada a un solo nivel y después puesta en una sala.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "El susurro y el grito se encuentran a mitad de camino.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "El pariente más suave: mueve el nivel y de paso limpia.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Una voz pareja necesita menos reverb. Oye qué poca es esta.",
            },
          ],
        },
      ],
    },
  ],
};
