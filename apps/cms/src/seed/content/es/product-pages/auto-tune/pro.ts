import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "Cada nota, en tus manos.",
  text: "Pro corrige tu voz mientras cantas y después te deja editar cada nota a mano. Del retoque que nadie oye al sonido robótico que todos conocen, tú decides hasta dónde llega.",
  nav: {
    description: "Afina en directo y edita nota por nota",
    isNew: false,
    order: 2,
  },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro: afinación nota a nota",
    description:
      "Corrige tu voz mientras cantas o edítala después nota a nota. AutoTune Pro va del retoque que nadie oye al sonido robótico que todos conocen.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Dos modos, una voz",
      rows: [
        {
          title: "Modo automático",
          text: "Elige tonalidad y escala, y canta. Cada nota se corrige en cuanto llega, mientras grabas o actúas.",
        },
        {
          title: "Modo gráfico",
          text: "Ves la toma entera como una línea y la editas a mano. Dibuja una curva, mueve una nota, deja la siguiente como estaba.",
        },
        {
          title: "Retune Speed",
          text: "El control grande: la velocidad de corrección. Lento, para una corrección que nadie nota; rápido, para el sonido escalonado que hizo famoso a AutoTune.",
        },
        {
          title: "Flex-Tune y Humanize",
          text: "Flex-Tune solo interviene cerca de la nota, así tus portamentos siguen ahí. Humanize trata con suavidad las notas largas para que sigan vivas.",
        },
        {
          title: "Baja latencia",
          text: "Oye tu voz afinada en los auriculares mientras cantas, con un retardo tan corto que se olvida.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Afinada, y sigue siendo persona",
      text: "Una voz sintética, un poco desafinada, como cualquiera que canta. Después, la misma toma tras pasar por Pro.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Correcta y natural",
          text: "Las notas llegan a la menor con la calma justa para que queden los arrastres y el vibrato. Mira la línea: se curva, no hace escalones.",
        },
      ],
    },
    includedInUnlimited(
      "Unlimited incluye Pro, las otras dos ediciones, AutoKey y todas las demás herramientas de su lista. Si vas a usar tres, haz cuentas.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Preguntas sobre Pro",
      items: [
        {
          question: "¿Se va a notar que lo usé?",
          answer:
            "Solo si tú quieres. Con un Retune Speed lento y algo de Flex-Tune, la corrección desaparece en la interpretación. En el ajuste más rápido, se convierte en el efecto.",
        },
        {
          question: "¿Puedo usarlo en el escenario?",
          answer:
            "Sí. El modo automático trabaja en tiempo real, con baja latencia. Necesitas un ordenador, una interfaz de audio y un programa que cargue el plug-in.",
        },
        {
          question: "¿Qué edición me conviene?",
          answer:
            "Pro, si quieres editar nota a nota además de afinar en tiempo real. AutoTune 2026 es para trabajar rápido en tiempo real; Hybrid, para Pro Tools con hardware DSP. Las tres forman parte de Unlimited.",
        },
        {
          question: "¿Dónde funciona Pro?",
          answer:
            "En cualquier DAW que cargue uno de estos formatos: AU, VST3 o AAX en macOS; VST3 o AAX en Windows.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Más para la misma voz",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Pro en datos",
          inside: [
            { name: "Modos", value: "Automático y gráfico" },
            { name: "Retune Speed", value: "De 0 a 300 ms" },
            { name: "Flex-Tune, Humanize", value: "De 0 a 100 cada uno" },
            { name: "Escalas", value: "Mayor, menor, cromática o las notas que elijas" },
            { name: "Tipos de voz", value: "Soprano, contralto, tenor, bajo, instrumento" },
            { name: "Tonalidad", value: "A mano, en el teclado o desde AutoKey" },
          ],
          latency: "Unos 3 ms en modo automático; el modo gráfico lo compensa el DAW",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Arregla una nota y deja el resto",
          rows: [
            {
              title: "Pon Pro al principio",
              text: "Insértalo como primer plug-in de la pista de voz. El detector de tono trabaja mejor con una voz seca, antes del compresor, la reverb y el delay.",
            },
            {
              title: "Enséñale la toma",
              text: "Pasa al modo gráfico y reproduce la canción una vez. Pro dibuja lo que se cantó como una línea sobre los carriles de las notas.",
            },
            {
              title: "Encuentra la nota",
              text: "Mira donde se queja tu oído. Una nota que queda entre dos carriles está baja o alta; una línea que solo oscila en torno a su carril es una voz siendo una voz.",
            },
            {
              title: "Muévela, con cariño",
              text: "Selecciona esa nota y llévala a su carril. Deja el principio y el final como estaban, para que la forma de entrar en la nota siga siendo tuya.",
            },
            {
              title: "Compara y para",
              text: "Activa el bypass, escucha y vuelve. Si tienes que mirar la línea para saber cuál es cuál, ya está.",
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
          headline: "Tres velocidades de una misma idea",
          text: "Pro en el medio y, a su lado, sus parientes más rápidos. Todo lo canta una voz sintética.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "En la nota a tiempo, pero nunca antes de que llegue quien canta.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, rápido",
              text: "Más veloz y más seguro. Ideal para una toma que tiene que salir ahora.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, robótico",
              text: "Ninguna prisa por sonar a persona.",
            },
          ],
        },
      ],
    },
  ],
};
