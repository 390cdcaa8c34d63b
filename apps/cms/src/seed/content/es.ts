import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
      title: "Inicio",
      seo: {
        title: "Corrección de tono y efectos vocales",
        description:
          "AutoTune afina tu voz, la mezcla y la convierte en algo nuevo. Plugins para el estudio y el escenario: cómpralos una vez o úsalos con Unlimited.",
      },
      blocks: [
        {
          block: "hero",
          headline: "Cántalo como lo sentías.",
          text: "AutoTune lleva cada nota adonde apuntabas, con toda la suavidad o la fuerza que quieras. En el estudio, en el escenario, en cualquier tonalidad.",
          actions: [
            {
              label: "Conoce AutoTune Pro",
              link: {
                to: "productPage",
                key: "auto-tune/pro",
              },
            },
          ],
        },
        {
          block: "families",
          headline: "Tres formas de cambiar una voz",
          text: "Afínala, mézclala o conviértela en algo que nadie ha oído. Compra una herramienta y quédatela, o trabaja con Unlimited.",
          cards: [
            {
              family: "auto-tune",
              eyebrow: "Ediciones de AutoTune",
              headline: "De un toque sutil al sonido de una generación",
              text: "Corrección de tono automática y gráfica para el estudio y el escenario.",
              products: [
                "auto-tune-2026",
                "auto-tune-pro",
                "auto-tune-hybrid",
                "auto-tune-efx-plus",
                "auto-key",
              ],
            },
            {
              family: "ai-powered-vocal-chain",
              eyebrow: "Cadena vocal con IA",
              headline: "Un ingeniero de mezcla en cinco ventanas",
              text: "Preparación, EQ, compresor, de-esser y reverb que primero escuchan.",
              products: [
                "vocal-prep",
                "vocal-eq",
                "vocal-compressor",
                "vocal-de-esser",
                "vocal-reverb",
              ],
            },
            {
              family: "creative-vocal-effects",
              eyebrow: "Efectos creativos",
              headline: "Coros, vocoders, extraños",
              text: "Catorce formas de salir de tu propia garganta.",
              products: ["metamorph", "harmony-engine", "vocodist", "choir"],
            },
          ],
        },
        {
          block: "featureRows",
          headline: "Así llega una nota a casa",
          rows: [
            {
              title: "Tú cantas",
              text: "Ante un micrófono, en tu cuarto o en un escenario. Tu tono dibuja una línea que, como la de cualquier voz, se desvía un poco.",
            },
            {
              title: "Nosotros escuchamos",
              text: "AutoTune sigue la línea mientras se mueve y la compara con las notas de tu tonalidad.",
            },
            {
              title: "La línea encaja",
              text: "Cada nota va a la más cercana de la escala. El ritmo, las palabras y el timbre siguen siendo tuyos.",
            },
            {
              title: "Tú decides",
              text: "Lento, y nadie lo nota. Rápido, y lo nota todo el mundo. Un solo control, Retune Speed, marca con cuánta fuerza encaja la línea.",
            },
          ],
        },
        {
          block: "planOffer",
          headline: "Todo, mientras lo necesites",
          points: [
            {
              title: "3 ediciones de AutoTune",
              text: "y AutoKey",
            },
            {
              title: "5 herramientas de mezcla con IA",
              text: "la cadena vocal completa",
            },
            {
              title: "14 efectos creativos",
              text: "todos",
            },
            {
              title: "Novedades",
              text: "el mismo día en que salen",
            },
          ],
          monthly: "auto-tune-unlimited-monthly",
          annual: "auto-tune-unlimited-yearly",
        },
        {
          block: "faq",
          headline: "Conviene saberlo",
          items: [
            {
              question: "¿Me quedo con lo que compro?",
              answer:
                "Sí. Pagas una vez y la licencia es tuya, sin fecha de caducidad. Solo Unlimited es una suscripción.",
            },
            {
              question: "¿Funciona en mi DAW?",
              answer:
                "Casi seguro. En macOS, nuestros plugins vienen en AU, VST3 y AAX; en Windows, en VST3 y AAX. Así funcionan en Logic Pro, Ableton Live, Cubase, FL Studio o Pro Tools, entre otros. AutoTune Hybrid está hecho para Pro Tools y solo viene en AAX.",
            },
            {
              question: "¿Qué me queda cuando termina una suscripción?",
              answer:
                "Todo funciona hasta el final del período que pagaste. Después, los plugins de Unlimited se detienen; el audio que ya exportaste y las herramientas que compraste siguen siendo tuyos.",
            },
            {
              question: "¿Puedo empezar con poco y ampliar después?",
              answer:
                "Sí. Si ya tienes una edición, pasar a otra superior cuesta un precio de actualización, no el precio completo otra vez. En tu cuenta ves qué actualizaciones tienes disponibles y cuánto cuesta cada una.",
            },
          ],
        },
      ],
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "Cada nota, en tus manos.",
      text: "Pro corrige tu voz mientras cantas y después te deja editar cada nota a mano. Del retoque que nadie oye al sonido robótico que todos conocen, tú decides hasta dónde llega.",
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
              text: "El control grande. Lento, para una corrección que nadie nota; rápido, para el sonido escalonado que hizo famoso a AutoTune.",
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
                "Sí. El modo automático trabaja en tiempo real, con baja latencia. Necesitas una computadora, una interfaz de audio y un programa que cargue el plugin.",
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
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "Corrección en tiempo real y edición nota a nota en un solo plugin.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary:
        "Corrección de tono en tiempo real, lista en un momento, en el estudio y en el escenario.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Afinación en tiempo real para Pro Tools, con hardware DSP o de forma nativa.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "El sonido robótico, con todo un rack de efectos detrás.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "Reconoce la tonalidad y la escala de tu canción y se las pasa a AutoTune.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary:
        "Deja una toma en bruto lista para mezclar: menos ruido, menos sala, un nivel parejo.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "Un EQ cuyas bandas siguen las notas que cantas.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "Equilibra lo fuerte y lo suave a partir de ajustes pensados para tu voz.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "Suaviza las eses afiladas y deja en paz el resto de la voz.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "Le da un espacio a la voz y sugiere el que mejor le sienta.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "Convierte tu voz en otra distinta y conserva tu fraseo.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "Crea armonías a partir de una sola voz principal.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "Sonidos de vocoder, de lo vintage a lo que no es de este mundo.",
    },
    choir: {
      name: "Choir",
      summary: "Convierte una sola voz en un coro.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, mensual",
      summary:
        "Tres ediciones, AutoKey, la cadena vocal y todos los efectos creativos, con pago mes a mes.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, anual",
      summary:
        "Tres ediciones, AutoKey, la cadena vocal y todos los efectos creativos, con un pago al año.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "La ventana de AutoTune Pro: un control giratorio retune grande en el centro, los controles flex y humanize, más pequeños, a cada lado y un teclado debajo.",
    },
  },
};
