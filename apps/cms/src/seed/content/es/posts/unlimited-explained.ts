import type { SeedPost } from "../../../seed-reading.ts";

export const unlimitedExplained: SeedPost = {
  title: "Unlimited, explicado sin música de fondo",
  summary:
    "Qué incluye el plan, cuándo pagas, qué pasa cuando paras y cuándo no te conviene. Cinco minutos, sin violines.",
  writtenBy: "El equipo de AutoTune",
  writtenOn: "2026-05-26",
  topic: "news",
  products: ["auto-tune-unlimited-monthly", "auto-tune-unlimited-yearly", "auto-tune-efx-plus"],
  seo: {
    title: "AutoTune Unlimited, explicado",
    description:
      "Qué incluye AutoTune Unlimited, cómo funcionan los 14 días de prueba, cuándo se cobra, qué te queda al cancelar y cuándo conviene comprar.",
  },
  sections: [
    {
      anchor: "what-is-in-it",
      title: "Qué lleva dentro",
      parts: [
        {
          kind: "text",
          text: "Unlimited es un plan: usas las herramientas mientras lo pagas. Incluye 23. Al lado hay dos planes más pequeños y, como los nombres no se explican solos, aquí va una tabla.",
        },
        {
          kind: "table",
          head: ["", "Unlimited", "Producer", "Essentials"],
          rows: [
            ["AutoTune 2026", "Sí", "Sí", "Sí"],
            ["AutoTune Pro y Hybrid", "Sí", "No", "No"],
            ["AutoKey", "Sí", "Sí", "Sí"],
            ["Cadena vocal", "Las 5", "Las 5", "Prep y De-Esser"],
            [
              "Efectos creativos",
              "Los 14",
              "Metamorph, Harmony Engine, Vocodist y Choir",
              "Ninguno",
            ],
          ],
        },
        {
          kind: "text",
          text: "Unlimited trae además plantillas de grabación y las novedades el mismo día en que salen. AutoTune EFX+ no está en ninguno de los tres. Se vende aparte y puedes tenerlo junto a un plan.",
        },
      ],
    },
    {
      anchor: "what-happens-when",
      title: "Qué pasa y cuándo",
      parts: [
        {
          kind: "steps",
          items: [
            "Empiezas la prueba de Unlimited. Dura 14 días y lo incluye todo. Ese día no se cobra nada. Cada persona tiene una.",
            "Cancelas dentro de los 14 días y no se cobra nunca nada. O no haces nada y, cuando terminan, se cobra el precio mensual.",
            "Desde ahí se renueva una vez al mes hasta que canceles. Con el plan anual pagas una vez al año, menos que por doce meses sueltos.",
            "Cancelas, cuando quieras y sin dar motivos. Todo funciona hasta el final del período que pagaste.",
          ],
        },
        {
          kind: "note",
          text: "Lo que se te va a cobrar, y cuándo, está junto al botón antes de que lo pulses. Si alguna vez encuentras un botón nuestro que no lo diga, escríbenos.",
        },
      ],
    },
    {
      anchor: "when-it-ends",
      title: "Cuando se acaba",
      parts: [
        {
          kind: "list",
          items: [
            "Tu audio se queda. Lo que exportaste es tuyo, en todos los sentidos.",
            "Tus sesiones se quedan. En ellas, los plug-ins del plan callan hasta que vuelvas o compres los que eches de menos.",
            "Las herramientas que compraste se quedan, pase lo que pase con el plan.",
          ],
        },
        {
          kind: "text",
          text: "Así que, antes del último día, exporta las pistas que todavía necesites: una vez con efectos y otra en seco. Dentro de dos años le darás las gracias a alguien, y ese alguien serás tú.",
        },
      ],
    },
    {
      anchor: "when-not",
      title: "Cuándo no te conviene",
      parts: [
        {
          kind: "text",
          text: "Si necesitas una herramienta, o dos, y las vas a usar durante años, cómpralas. Una licencia se paga una vez y no caduca. Quien solo afina su propia voz muchas veces necesita AutoTune 2026 y nada más, y te aconsejaríamos mal si dijéramos otra cosa.\n\nEl plan es para quien echa mano de muchas, o de todas mientras dura un disco. Toma un mes, termina el disco, para. No es ninguna trampa; para eso está el plan mensual.",
        },
      ],
    },
    {
      anchor: "small-questions",
      title: "Preguntas pequeñas",
      parts: [
        {
          kind: "list",
          items: [
            "Ordenadores: 2 a la vez, como con todo lo que hacemos.",
            "Internet: para descargar, para activar y cuando empieza un período nuevo. Entre medias, no hace falta.",
            "Disco: unos 5 GB para todo. Instala lo que uses.",
            "Hybrid necesita Pro Tools. Las otras 22 vienen en AU, VST3 y AAX para macOS, y en VST3 y AAX para Windows.",
          ],
        },
        {
          kind: "text",
          text: "Los precios están en la página del plan, en tu moneda. Y como AutoTune es una marca de demostración, el plan también lo es: las reglas son exactas; los plug-ins, inventados.",
        },
      ],
    },
  ],
};
