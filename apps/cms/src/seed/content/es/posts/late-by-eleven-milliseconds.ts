import type { SeedPost } from "../../../seed-reading.ts";

export const lateByElevenMilliseconds: SeedPost = {
  title: "Once milisegundos tarde",
  summary:
    "Lo que oye en los auriculares quien canta pasó dos veces por un búfer, por unos conversores y por tus plug-ins. Súmalo una vez y sabrás qué cambiar.",
  writtenBy: "El equipo de AutoTune",
  writtenOn: "2026-07-14",
  topic: "studio",
  products: [
    "auto-tune-2026",
    "auto-tune-hybrid",
    "auto-tune-pro",
    "vocal-compressor",
    "vocal-reverb",
  ],
  seo: {
    title: "La latencia al grabar voces",
    description:
      "El búfer, los conversores y los plug-ins suman el retardo que oye quien canta. Los números, cuánto es demasiado y qué puede quedarse encendido.",
  },
  sections: [
    {
      anchor: "add-it-up",
      title: "Haz la suma",
      parts: [
        {
          kind: "text",
          text: "Un búfer es un cubo de muestras. El ordenador espera a que se llene, lo procesa y lo pasa. Hay uno a la entrada y otro a la salida.",
        },
        {
          kind: "table",
          head: ["Búfer a 48 kHz", "Un sentido", "Ida y vuelta"],
          rows: [
            ["64 muestras", "1,3 ms", "2,7 ms"],
            ["128 muestras", "2,7 ms", "5,3 ms"],
            ["256 muestras", "5,3 ms", "10,7 ms"],
            ["512 muestras", "10,7 ms", "21,3 ms"],
          ],
        },
        {
          kind: "text",
          text: "Los conversores y el driver añaden lo suyo, a menudo entre 2 y 3 ms en total. Después vienen los plug-ins. Con 128 muestras, 2,7 ms de la interfaz y 3 ms de AutoTune 2026, estás en 11 ms. Con 64 muestras serían 8.\n\nTu DAW muestra su propia suma, muchas veces como latencia de ida y vuelta. Algunas interfaces declaran menos de lo que tardan. Para salir de dudas, conecta una salida a una entrada, graba un clic y mide el hueco.",
        },
      ],
    },
    {
      anchor: "what-is-too-much",
      title: "Cuánto es demasiado",
      parts: [
        {
          kind: "text",
          text: "Un guitarrista a tres metros del amplificador lo oye 9 ms tarde y no le importa. A quien canta le importa antes, porque su voz también le llega por el cráneo, y al instante. Las dos se mezclan.",
        },
        {
          kind: "list",
          items: [
            "Menos de 5 ms: puede cambiar un poco el timbre; el tiempo, no.",
            "De 5 a 10 ms: a algunos les suena hueco; a la mayoría, bien. A veces ayuda invertir la polaridad de lo que va a los auriculares.",
            "De 10 a 20 ms: es como cantar a través de algo. Los versos rápidos empiezan a arrastrarse.",
            "Más de 20 ms: un eco. Quien canta frena para esperarlo, y eso no acaba nunca.",
          ],
        },
        {
          kind: "text",
          text: "Son fronteras borrosas, y cada persona tiene las suyas. Pregúntale a quien canta, no al medidor.",
        },
      ],
    },
    {
      anchor: "what-may-stay-on",
      title: "Qué puede quedarse encendido",
      parts: [
        {
          kind: "table",
          head: ["Herramienta", "Retardo", "Mientras grabas"],
          rows: [
            ["AutoTune Pro, 2026", "Unos 3 ms", "Sí; Pro, en modo automático"],
            ["AutoTune Hybrid en DSP, con LIVE", "Unos 2 ms", "Sí"],
            ["Vocal Compressor, sin look-ahead", "Ninguno", "Sí"],
            ["Vocal Reverb", "Ninguno", "Sí, y se agradece"],
            ["Vocal EQ", "Ninguno, o unos 20 ms con seguimiento", "Sin seguimiento"],
            ["Harmony Engine", "Unos 25 ms", "Después"],
            ["Metamorph", "Unos 40 ms", "Después"],
            ["Vocal Prep", "Unos 45 ms", "Después"],
          ],
        },
        {
          kind: "note",
          text: "Que lo compense el DAW quiere decir que todas las pistas se desplazan para que encajen al reproducirlas. No puede hacer que una voz en vivo salga antes de haber entrado. Basta un plug-in lento en el bus máster para retrasar a quien canta.",
        },
      ],
    },
    {
      anchor: "set-it-up",
      title: "Déjalo listo",
      parts: [
        {
          kind: "steps",
          items: [
            "Guarda y apaga todo lo lento, empezando por el bus máster. Muchos DAW tienen un botón para eso.",
            "Pon el búfer en 64 muestras. Si crepita, en 128.",
            "Si sigue crepitando, exporta la música a una pista estéreo y graba sobre ella.",
            "Graba la entrada seca. La afinación va en lo que oye quien canta, no en lo que recibe el disco.",
            "Para mezclar, vuelve a 512 o más. Ahí ya no espera nadie.",
          ],
        },
        {
          kind: "text",
          text: "Si nada funciona, usa la monitorización directa de la interfaz. Es prácticamente inmediata, y va sin afinar. A alguien con buen tiempo y una nota un poco mala se le puede ayudar. Al revés da más trabajo.",
        },
      ],
    },
  ],
};
