import type { SeedPage } from "../../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Primeros pasos",
  seo: {
    title: "Primeros pasos",
    description:
      "Del pedido a la primera nota afinada: instalar, activar, insertar, encontrar la tonalidad y cantar. Cinco pasos, tres ajustes y qué hacer si no suena.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Del pedido a la primera nota",
      text: "Cinco pasos, y casi todos son clics. Esta es una marca de demostración: los pasos son los de una tienda de verdad, pero detrás no hay ningún plug-in. Lo que se dice sobre la voz sirve igual.",
    },
    {
      block: "featureRows",
      headline: "Cinco pasos hasta una voz afinada",
      rows: [
        {
          title: "Entra en tu cuenta",
          text: "Ahí están tus números de serie, tus descargas y tus planes, y también en el correo del pedido. Si compraste sin cuenta, el enlace de ese correo te crea una. Vale 30 días.",
        },
        {
          title: "Instala",
          text: "Si compraste la herramienta, su instalador está en Descargas. Si tienes un plan, inicia sesión en AutoTune Central en tu ordenador: instala lo que trae el plan. Instala lo que usas, no todo.",
        },
        {
          title: "Activa",
          text: "Copia el número de serie en el plug-in cuando te lo pida. Una licencia puede estar activa en 2 ordenadores a la vez. Para un tercero, desactiva antes uno en tu cuenta.",
        },
        {
          title: "Ponlo el primero",
          text: "Abre tu DAW, deja que busque plug-ins nuevos y coloca AutoTune arriba del todo en la pista de voz. Para detectar el tono hace falta una sola voz, y seca: antes de la reverb, el delay y las voces dobladas.",
        },
        {
          title: "Pon la tonalidad y canta",
          text: "Si sabes la tonalidad, elígela. Si no, coloca AutoKey en la música y deja que escuche ocho compases del estribillo. Luego canta un verso y mira los cents.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Tres ajustes para empezar",
      rows: [
        {
          title: "Que no se note: 80 ms",
          text: "Las notas largas acaban donde deben; los arrastres y el vibrato se quedan. Empieza aquí con alguien que ya canta casi afinado.",
        },
        {
          title: "Que brille un poco: 25 ms",
          text: "Las notas encajan rápido y los ataques siguen suaves. Por aquí anda buena parte del pop.",
        },
        {
          title: "Que lo oiga todo el mundo: 0 ms",
          text: "La línea se vuelve escalera. Comprueba la tonalidad dos veces: a esta velocidad, si está mal, está mal a gritos.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Si no suena",
      items: [
        {
          question: "El plug-in no sale en la lista. ¿Qué hago?",
          answer:
            "Cierra el DAW, vuelve a abrirlo y haz que busque plug-ins. Después comprueba el formato: AU, VST3 o AAX en macOS, VST3 o AAX en Windows, siempre de 64 bits. AutoTune Hybrid solo aparece en Pro Tools.",
        },
        {
          question: "Me oigo tarde en los auriculares.",
          answer:
            "Pon el búfer de tu interfaz de audio en 64 o 128 muestras mientras grabas. A 48 kHz, 128 muestras son 2,7 ms, una vez a la entrada y otra a la salida. Para mezclar, súbelo otra vez.",
        },
        {
          question: "Algunas notas saltan adonde no deben.",
          answer:
            "Casi siempre es la tonalidad. La menor y do mayor tienen las mismas notas, pero la mayor tiene tres distintas. Envía la tonalidad desde AutoKey o quita las notas que no son de la canción.",
        },
        {
          question: "¿Necesito internet mientras trabajo?",
          answer:
            "Para descargar y para activar y, con un plan, cuando empieza un período nuevo. Entre medias, no.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Una buena primera cadena",
      products: ["vocal-prep", "auto-key", "auto-tune-2026"],
    },
  ],
};
