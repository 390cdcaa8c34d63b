import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "Lava la toma antes de cocinar con ella.",
  text: "El ruido, la sala, los chasquidos y los saltos de nivel se quitan mejor antes de la mezcla que en ella. Prep escucha una toma en bruto, dice qué le pasa y te la entrega limpia.",
  nav: { description: "Menos ruido, menos sala, nivel parejo", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: tomas limpias antes de la mezcla",
    description:
      "Vocal Prep quita ruido y sala a una voz en bruto y le iguala el nivel, para que todo lo que viene después lo tenga más fácil.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Cuatro tareas, una ventana",
      rows: [
        {
          title: "Ruido",
          text: "El ventilador, la nevera, el siseo de un previo barato. Prep aprende cómo suenan las pausas y se lo quita también a las palabras.",
        },
        {
          title: "Sala",
          text: "Un dormitorio le suma sus paredes a tu voz. Prep dibuja la forma del cuarto que oye y lo baja. No puede llevarte a un estudio, pero puede cerrar la puerta.",
        },
        {
          title: "Chasquidos",
          text: "Labios, lenguas y cables malos. Los encuentra uno a uno, los saca y los cuenta en la ventana.",
        },
        {
          title: "Nivel",
          text: "Los versos cantados lejos del micrófono suben, los gritados bajan, frase a frase. Sin bombeo: mueve un fader, no aprieta.",
        },
        {
          title: "Antes y después en una imagen",
          text: "Una hoja de luz recorre la toma: delante, polvo; detrás, solo la voz. Lo que ya no ves es lo que ya no oyes.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Una mala sala y luego una mejor",
      text: "Hicimos sintética la voz y mala la grabación, las dos cosas a propósito.",
      demos: [
        {
          product: "vocal-prep",
          title: "Siseo, paredes y vaivenes",
          text: "Antes: ruido, un cuarto que suena a caja y un nivel que va y viene. Después: casi solo la voz.",
        },
      ],
    },
    includedInUnlimited(
      "Prep es la primera de las cinco herramientas de la cadena vocal del plan. Las otras cuatro la siguen en orden.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Prep",
      items: [
        {
          question: "¿Puede rescatar cualquier grabación?",
          answer:
            "No. Mejora las malas y ahorra tiempo con las buenas. El clipping, una llamada desde la otra punta del cuarto o un baterista en la pared de al lado lo superan.",
        },
        {
          question: "¿Funciona en tiempo real?",
          answer:
            "Sí, con algo de retardo; por eso su sitio es la mezcla y no los auriculares de quien canta.",
        },
        {
          question: "¿En qué lugar de la cadena va?",
          answer:
            "El primero, antes de AutoTune y de cualquier cosa que suba lo suave. Un compresor levantaría el ruido que Prep está a punto de quitar.",
        },
        {
          question: "¿Mi audio sale del ordenador?",
          answer: "No. La escucha ocurre en el plug-in, en tu equipo.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Lo que sigue en la cadena",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prep en datos",
          inside: [
            { name: "Reduce", value: "Ruido constante, sala, chasquidos, saltos de nivel" },
            { name: "Aprende de", value: "La propia toma; le bastan unos 10 segundos" },
            { name: "Cantidades", value: "Una para cada tarea, de 0 a 100" },
            { name: "Escucha", value: "En tu ordenador; no se envía audio a ningún sitio" },
          ],
          latency: "Unos 45 ms, que compensa el DAW",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Haz útil una toma de dormitorio",
          rows: [
            {
              title: "Déjale algo de silencio",
              text: "Conserva uno o dos segundos antes de la primera palabra. Prep aprende el ruido de las pausas, así que no las cortes antes.",
            },
            {
              title: "Deja que escuche",
              text: "Pon diez segundos con palabras y pausas. Las cantidades se mueven adonde él empezaría.",
            },
            {
              title: "Primero el ruido",
              text: "Pon las demás a cero. Sube el ruido (Noise) hasta que las pausas callen y luego retrocede hasta que los finales de palabra dejen de sonar cortados.",
            },
            {
              title: "Luego la sala",
              text: "Escucha una palabra corta y fuerte y lo que resuena después. Quita más o menos la mitad: una voz sin nada de sala suena pegada encima.",
            },
            {
              title: "El nivel, al final",
              text: "Ajústalo para entender cada verso sin tocar el fader. El resto lo hace el compresor.",
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
          headline: "Prep y lo que hace posible",
          text: "Todas las voces son sintéticas; los defectos se añadieron con cariño.",
          demos: [
            {
              product: "vocal-prep",
              title: "De bruta a lista",
              text: "Ruido, sala y nivel, todo a la vez.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Lo que le pasa a una toma dispareja que ya está limpia.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "El barro y la nariz, resueltos cuando el ruido ya no está.",
            },
          ],
        },
      ],
    },
  ],
};
