import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "Otra persona canta tu canción.",
  text: "Metamorph le da tu interpretación a otra garganta. Las palabras, el ritmo y el fraseo siguen siendo tuyos; quién parece cantarlos es un punto en un pad.",
  nav: { description: "Tu fraseo, otra voz", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: tu fraseo, otra voz",
    description:
      "Metamorph convierte tu voz en otra distinta y conserva tus palabras, tu ritmo y tu fraseo. Elige en un pad quién canta.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Un mapa de gente que no eres",
      rows: [
        {
          title: "Cuatro esquinas",
          text: "En una estás tú; en la siguiente, una voz de niño; después, una máquina y una criatura. Todo lo que hay en medio es mezcla, y casi nada tiene nombre todavía.",
        },
        {
          title: "Un dedo",
          text: "Arrástralo por el pad mientras suena la canción. Las formas alrededor del dedo muestran en qué te estás convirtiendo.",
        },
        {
          title: "Lo que queda",
          text: "Cuándo cantas una palabra, cuánto la sostienes, dónde respiras. La interpretación es casi toda la voz, y esa parte se conserva.",
        },
        {
          title: "Lo que cambia",
          text: "La longitud de la garganta, el peso de las cuerdas vocales, la altura de la voz. No un preset por encima, sino el cuerpo por debajo.",
        },
        {
          title: "Nadie en particular",
          text: "Estas voces se construyen, no se copian. En las esquinas no hay ningún cantante real ni se puede cargar ninguno.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Dos personas, una toma",
      text: "Las dos son sintéticas. La segunda no cantó ni una nota.",
      demos: [
        {
          product: "metamorph",
          title: "De una a otra",
          text: "Las mismas palabras en los mismos momentos. Solo ha cambiado la persona que está en medio.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph es uno de los 14 efectos creativos del plan. Estuvo ahí el mismo día en que salió.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Metamorph",
      items: [
        {
          question: "¿Puedo hacer que suene como alguien famoso?",
          answer:
            "No, y es a propósito. Metamorph se mueve entre voces que no son de nadie. Para tomar prestada la voz de una persona real hace falta que esa persona diga que sí.",
        },
        {
          question: "¿Funciona en tiempo real?",
          answer:
            "Sí, con un retardo corto. Va bien para jugar; para cantar clavado al clic, monitoriza la voz seca.",
        },
        {
          question: "¿Puedo automatizar el pad?",
          answer:
            "Sí, en las dos direcciones. Una voz que envejece a lo largo de una estrofa son dos líneas de automatización.",
        },
        {
          question: "¿También corrige el tono?",
          answer:
            "No. Pon AutoTune antes. Además, una voz afinada es más fácil de convertir en otra.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Más extraños",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph en datos",
          inside: [
            { name: "Pad", value: "4 esquinas: tú, niño, máquina, criatura" },
            { name: "Cambia", value: "Garganta, cuerdas vocales y altura" },
            { name: "Conserva", value: "Palabras, ritmo, respiración" },
            { name: "Automatización", value: "Las dos direcciones del pad y la mezcla" },
            { name: "Proceso", value: "En tu ordenador; no se envía audio a ningún sitio" },
          ],
          latency: "Unos 40 ms, que compensa el DAW",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Haz a dúo lo que cantaste a solas",
          rows: [
            {
              title: "Canta las dos partes",
              text: "Graba la segunda voz en su propia pista y con su propio ánimo. Cántala como lo haría esa persona: Metamorph cambia la garganta, no los modales.",
            },
            {
              title: "Primero, afina",
              text: "AutoTune en las dos pistas, en la misma tonalidad. Dos extraños pueden desafinar entre sí de maneras que una sola voz no conoce.",
            },
            {
              title: "Sal despacio de la esquina",
              text: "Pon Metamorph en la segunda pista y aléjate de ti poco a poco. Para cuando dejes de reconocerte; suele ser a un tercio del camino.",
            },
            {
              title: "Sepáralas",
              text: "Una a la izquierda y otra a la derecha, solo un poco. Dales la misma sala con Vocal Reverb, para que se encuentren en algún sitio.",
            },
            {
              title: "Que responda alguien humano",
              text: "Si una palabra suena mal, cántala otra vez en lugar de girar más. Es más rápido.",
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
          headline: "Grados de ser otra persona",
          text: "De una garganta torcida a alguien nuevo. Todas son sintéticas, antes y después.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Otra persona, con la misma canción en la cabeza.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "La misma persona, con una garganta que no podría existir.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "La misma persona, solo en aire.",
            },
          ],
        },
      ],
    },
  ],
};
