import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "¿En qué tono está? En este.",
  text: "AutoKey escucha una canción, encuentra su tonalidad y su escala, dice cuánta seguridad tiene y pasa la respuesta a todos los AutoTune de la sesión. No cambia ningún sonido; evita que afines al equivocado.",
  nav: { description: "Encuentra la tonalidad y avisa a AutoTune", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey: encuentra la tonalidad de una canción",
    description:
      "AutoKey oye en qué tonalidad y escala está una canción, dice cuánta seguridad tiene y ajusta todos los AutoTune de tu sesión.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Una respuesta, y cuánto fiarse de ella",
      rows: [
        {
          title: "Ponle la canción",
          text: "Coloca AutoKey en la música, no en la voz, y dale al play. Bastan unos compases con los acordes.",
        },
        {
          title: "Míralo en el círculo",
          text: "Las tonalidades mayores están en el círculo de quintas; sus menores, por dentro. La que encontró se enciende, y sus vecinas también. En el centro ves cuántas veces sonó cada nota.",
        },
        {
          title: "Certeza, sin presumir",
          text: "Hay canciones que modulan y otras que no tienen tonalidad. AutoKey muestra su grado de certeza y qué otras tonalidades consideró, para que sepas cuándo fiarte mejor de tu oído.",
        },
        {
          title: "Díselo a todos a la vez",
          text: "Un clic envía tonalidad y escala a todas las ventanas de AutoTune de la sesión. Nadie se olvida de la pista de armonías.",
        },
      ],
    },
    includedInUnlimited(
      "AutoKey forma parte del plan, igual que las tres ediciones de AutoTune con las que habla.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre AutoKey",
      items: [
        {
          question: "¿Por qué no hay un antes y un después para oír?",
          answer:
            "Porque AutoKey no toca el sonido. Escucha y escribe un ajuste. Lo que oyes es a AutoTune yendo a las notas correctas.",
        },
        {
          question: "¿Se puede equivocar?",
          answer:
            "Sí. Una tonalidad mayor y su relativa menor tienen las mismas notas, y una canción que toma acordes prestados puede despistarlo. Por eso muestra cuánta seguridad tiene y qué más consideró.",
        },
        {
          question: "¿Lo necesito si ya me sé mis tonalidades?",
          answer:
            "Menos. Aun así te ahorra poner lo mismo en seis ventanas, y es rápido con una pista que te mandó otra persona.",
        },
        {
          question: "¿Funciona sin AutoTune?",
          answer:
            "Sí. La tonalidad y la escala están en su ventana para que las leas. Para pasarlas hace falta un AutoTune en la misma sesión.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Quién le hace caso a AutoKey",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey en datos",
          inside: [
            { name: "Encuentra", value: "Tonalidad y escala, con su grado de certeza" },
            { name: "Escucha", value: "La pista en la que está, mientras suena" },
            { name: "Escalas", value: "Mayor y menor" },
            { name: "Avisa a", value: "AutoTune Pro, 2026, Hybrid y EFX+; Harmony Engine" },
            { name: "Sonido", value: "Pasa sin cambios" },
          ],
          latency: "Ninguna",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Encuentra la tonalidad de un beat que llegó sin ella",
          rows: [
            {
              title: "Usa la música",
              text: "Inserta AutoKey en el beat o en el bus de instrumentos. Deja fuera la batería si puedes: tiene tono, pero no opinión.",
            },
            {
              title: "Pon el estribillo",
              text: "Elige ocho compases con todos los acordes. Una intro sobre una sola nota podría estar en cualquier cosa.",
            },
            {
              title: "Lee la certeza",
              text: "Alta: adelante. Baja: pon otra parte. Si dos vecinas se turnan todo el rato, puede que la canción module.",
            },
            {
              title: "Compruébalo con una nota",
              text: "Tararea la nota que suena a casa al final del estribillo. Si es el nombre que ves en la ventana, ya la tienes; si está tres semitonos por encima de la menor que muestra, estás en la relativa mayor.",
            },
            {
              title: "Envíala",
              text: "Pasa la tonalidad y canta. Ahora todos los AutoTune de la sesión están de acuerdo.",
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
          headline: "Lo que hace la tonalidad correcta",
          text: "AutoKey en sí no suena. Estas son dos ventanas que ajusta: las dos saben que la frase está en la menor. La voz es sintética.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, con la tonalidad",
              text: "La afinación rápida va a la nota permitida más cercana. Cuáles son, lo decide la tonalidad.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine, con la tonalidad",
              text: "Una tercera por encima son a veces tres semitonos y a veces cuatro. La tonalidad sabe cuándo.",
            },
          ],
        },
      ],
    },
  ],
};
