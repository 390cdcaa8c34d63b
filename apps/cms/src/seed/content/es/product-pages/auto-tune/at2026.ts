import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Pon la tonalidad. Canta. Listo.",
  text: "Un dial con la nota que cantas, dos perillas y tu voz afinada en el momento. 2026 es la edición para quienes prefieren hacer otra toma a leer un manual.",
  nav: { description: "Afina en tiempo real, listo en un minuto", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026: corrección de tono en tiempo real",
    description:
      "Elige una tonalidad, gira dos perillas y canta afinado en directo. AutoTune 2026 es la edición rápida para el estudio y el escenario.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Ventana pequeña, camino corto",
      rows: [
        {
          title: "El dial de notas",
          text: "Las notas forman un arco tan ancho como la ventana y, debajo, en grande, está la que cantas, con los cents que te separan de ella. Se lee desde el otro lado de la sala.",
        },
        {
          title: "Dos perillas, cero páginas",
          text: "Retune marca lo rápido que se corrige una nota; Human, cuánto puede respirar una larga. No hay una segunda página donde perderse.",
        },
        {
          title: "Hecho para ahora",
          text: "Solo trabaja en tiempo real, y de eso se trata: lo que oyes en los auriculares es lo que queda en la pista.",
        },
        {
          title: "La tonalidad, si no la sabes",
          text: "AutoKey puede escuchar la canción y ponerla por ti. O toca en el dial las notas que quieres dentro y deja fuera las demás.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Rápido, como en el escenario",
      text: "Una voz sintética con ajustes de directo: lo bastante rápida para sostener cada nota, sin llegar al robot.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Afinación en directo",
          text: "Cada nota llega a su carril casi al instante. Se oye que está afinada; también se oye que está bien.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026 es una de las tres ediciones del plan, junto a Pro y Hybrid. Úsalo en directo y Pro después, sin comprar ninguno.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre 2026",
      items: [
        {
          question: "¿Qué tiene Pro que no tenga 2026?",
          answer:
            "El modo gráfico, es decir, la edición a mano después de la toma. Si arreglas notas sueltas, elige Pro. Si cantas hasta que sale bien, con 2026 te basta.",
        },
        {
          question: "¿El nombre quiere decir que caduca con el año?",
          answer:
            "No. Es el año de la edición, no una fecha de consumo preferente. La licencia que compras no caduca.",
        },
        {
          question: "¿Puedo tocarlo como un instrumento?",
          answer:
            "Casi. Puedes activar y desactivar notas en el dial mientras cantas: cierras la escala para el estribillo y la vuelves a abrir después.",
        },
        {
          question: "¿En cuántos ordenadores puedo usarlo?",
          answer: "En dos a la vez; por ejemplo, el del estudio y el portátil del escenario.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Combina bien con 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026 en datos",
          inside: [
            { name: "Modo", value: "Automático, en tiempo real" },
            { name: "Perillas", value: "Retune y Human" },
            { name: "Retune Speed", value: "De 0 a 300 ms" },
            { name: "Escalas", value: "Mayor, menor, cromática o las notas que elijas" },
            { name: "Tonalidad", value: "A mano en el dial o desde AutoKey" },
          ],
          latency: "Unos 3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Prepara un concierto en cinco minutos",
          rows: [
            {
              title: "Acorta el camino",
              text: "Pon el búfer de tu interfaz de audio en 64 o 128 muestras. Casi todo el retardo que oye quien canta viene de ahí, no del plug-in.",
            },
            {
              title: "Pon la tonalidad de cada canción",
              text: "Guarda un preset por canción, con su tonalidad y su escala. En el escenario se cambia un preset, no un ajuste.",
            },
            {
              title: "Empieza con Retune en el medio",
              text: "Canta el verso más difícil del repertorio. Si las notas tiemblan, más rápido. Si los portamentos se vuelven escalera, más lento. Si las notas largas se quedan tiesas, dales más Human.",
            },
            {
              title: "Afina antes del eco",
              text: "Pon 2026 antes de la reverb y el delay. Si no, oye dos voces tuyas y se cree las dos.",
            },
            {
              title: "Guárdate una salida",
              text: "Asigna el bypass a un pedal. Entre canción y canción querrás hablar, y nadie habla en la menor.",
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
          headline: "2026 y sus vecinos",
          text: "Voces sintéticas, un poco desafinadas al principio, y tres ediciones que las ponen en su sitio.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, en directo",
              text: "Rápido y limpio, con algo del arrastre todavía ahí.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "Llega a la nota más despacio. Fíjate en cómo empiezan las largas.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, con garganta",
              text: "Velocidad media y, de paso, una garganta algo distinta.",
            },
          ],
        },
      ],
    },
  ],
};
