import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Bandas que siguen la melodía.",
  text: "Una voz se mueve, y con ella todo lo que un EQ debería tocar. Vocal EQ encuentra el retumbe, el cuerpo, la nariz y el aire de tu voz, pone una banda en cada uno y las mueve con las notas que cantas.",
  nav: { description: "Un EQ cuyas bandas siguen tus notas", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: bandas que siguen la voz",
    description:
      "Vocal EQ encuentra el retumbe, el cuerpo, la nariz y el aire de una voz, y sus bandas siguen las notas según se cantan.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Sabe dónde está la nariz",
      rows: [
        {
          title: "Bandas con nombre",
          text: "Rumble, Body, Nasal, Air: el retumbe, el cuerpo, la nariz y el aire. Los números también están, pero puedes decir lo que quieres y girar eso.",
        },
        {
          title: "Siguen la nota",
          text: "Un corte en una frecuencia le va bien a una nota. Aquí la banda viaja con la melodía, así las notas graves y las agudas tienen la misma voz.",
        },
        {
          title: "Primero escucha",
          text: "Pon una estrofa. La curva se mueve a un punto de partida para esta voz y este micrófono, y de ahí sigues tú.",
        },
        {
          title: "La voz detrás de la curva",
          text: "Bajo la curva ves en vivo el espectro de lo que se canta. Se acabó adivinar qué bulto eres tú y cuál es la sala.",
        },
        {
          title: "Sigue siendo un EQ",
          text: "Agarra un nodo, arrástralo, apaga su seguimiento. Las cuatro bandas también funcionan como siempre.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Al salir de debajo de la manta",
      text: "Una voz sintética, al principio turbia y un poco nasal.",
      demos: [
        {
          product: "vocal-eq",
          title: "Adiós al barro y a la nariz",
          text: "Los graves se despejan, lo gangoso retrocede y arriba entra algo de aire. Las notas no cambian; solo parece que la persona se dio la vuelta hacia ti.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ viene con el plan, en medio de una cadena de cinco que se conocen entre sí.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Vocal EQ",
      items: [
        {
          question: "¿Cómo siguen las bandas a las notas?",
          answer:
            "Vocal EQ detecta el tono, como hace AutoTune, y mantiene cada banda a la misma distancia de la nota. Tú eliges cuáles lo siguen.",
        },
        {
          question: "¿Necesita AutoTune?",
          answer: "No. Tiene sus propios oídos.",
        },
        {
          question: "¿Me va a mezclar la canción?",
          answer: "Hace una propuesta para una voz. Lo que necesita la canción no lo sabe; tú sí.",
        },
        {
          question: "¿Funciona con otros instrumentos?",
          answer:
            "Con todo lo que toque una nota a la vez. En los acordes, las bandas no tienen una sola nota que seguir, así que apaga el seguimiento.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Antes y después del EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ en datos",
          inside: [
            { name: "Bandas", value: "4: Rumble, Body, Nasal y Air" },
            { name: "Ganancia", value: "±18 dB por banda; Rumble solo corta" },
            { name: "Rango", value: "De 20 Hz a 20 kHz" },
            { name: "Seguimiento", value: "Se enciende o se apaga en cada banda" },
            { name: "Escucha", value: "En tu ordenador; no se envía audio a ningún sitio" },
          ],
          latency: "Ninguna sin seguimiento; con él, unos 20 ms",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Aclara una voz turbia",
          rows: [
            {
              title: "Hazle oír una estrofa",
              text: "Pon la estrofa, no el estribillo: el barro vive en los versos graves y suaves. Acepta la curva que te ofrece.",
            },
            {
              title: "Revisa Rumble",
              text: "Escucha la banda en solo. Si oyes pasos y tráfico, déjala. Si oyes la voz, bájala.",
            },
            {
              title: "Encuentra la nariz",
              text: "Sube mucho Nasal, muévelo hasta que la voz suene a resfriado y corta ahí. Suele bastar con menos de la mitad de lo que subiste.",
            },
            {
              title: "El cuerpo, antes que el aire",
              text: "Tienta empezar por arriba. Una voz con el peso justo necesita menos brillo.",
            },
            {
              title: "Iguala el volumen",
              text: "Antes de comparar, ajusta la salida para que las dos suenen igual de fuertes. La más fuerte gana siempre, también cuando es peor.",
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
          headline: "Primero el timbre, luego el filo",
          text: "Una voz sintética antes y después de dos herramientas que trabajan el sonido de la voz y no sus notas.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Turbia y nasal; después, ni lo uno ni lo otro.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Lo que suele venir luego: el aire trae consigo las eses.",
            },
          ],
        },
      ],
    },
  ],
};
