import type { SeedTutorial } from "../../../seed-reading.ts";

export const makeAStringPartSpeak: SeedTutorial = {
  title: "Haz hablar a una sección de cuerdas",
  summary:
    "Los acordes de un vocoder pueden salir de tu propio arreglo. Alimentas Vocodist por el sidechain y preparas los dos lados, para que la letra sobreviva.",
  level: "advanced",
  topic: "effects",
  minutes: 20,
  products: ["vocodist", "vocal-compressor", "vocal-prep"],
  outcome:
    "Sabes usar otra pista como portadora de Vocodist, preparar la voz y la portadora, y conseguir un texto que entienda quien no lo conoce.",
  sections: [
    {
      anchor: "two-halves",
      title: "Dos mitades",
      parts: [
        {
          kind: "text",
          text: "Un vocoder mide lo fuerte que suena la voz en cada una de sus 26 bandas y deja pasar la portadora en las mismas bandas, en la misma medida. Donde la portadora no tiene nada, no sale nada, por claro que hables. Así que las dos mitades necesitan trabajo antes de encontrarse.",
        },
      ],
    },
    {
      anchor: "the-voice",
      title: "Prepara la voz",
      parts: [
        {
          kind: "steps",
          items: [
            "Graba la frase hablada, con ritmo, cerca del micrófono. La melodía se tiraría.",
            "Límpiala con Vocal Prep. El ruido de las pausas también abriría las bandas.",
            "Pon después Vocal Compressor, más firme que en una voz principal: Ratio 6:1 y de 6 a 10 dB menos. Las bandas se abren tanto como suena la voz.",
            "Inserta Vocodist al final.",
          ],
        },
      ],
    },
    {
      anchor: "the-carrier",
      title: "Prepara la portadora",
      parts: [
        {
          kind: "steps",
          items: [
            "Elige cuerdas sostenidas o una guitarra distorsionada, algo con armónicos hasta 8 kHz. Una flauta o un pad suave tiene muy pocos, y la letra se ahoga.",
            "Comprime la portadora hasta que su nivel apenas se mueva. Un acorde que se apaga se lleva la palabra.",
            "Que cada acorde dure hasta que empiece el siguiente. Donde hay un hueco, la máquina calla.",
            "Lleva la pista al sidechain de Vocodist y elige el sidechain como portadora. De momento, silencia la salida propia de las cuerdas.",
          ],
        },
        {
          kind: "note",
          text: "Si la letra sigue opaca, súbele a la portadora de 4 a 6 dB por encima de 3 kHz con un EQ, antes del sidechain. La voz no puede poner lo que las cuerdas no tienen.",
        },
      ],
    },
    {
      anchor: "join-them",
      title: "Júntalas",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon Formant en el medio, Grit a cero y Mix solo en el vocoder.",
            "Sube Grit hasta oír la s y la t. Las consonantes no tienen tono, así que las cuerdas no pueden hacerlas.",
            "Mueve Formant un poco arriba o abajo, hasta que el tamaño de quien habla le quede bien a la canción.",
            "Con Mix, devuelve una pizca de la voz real. Para antes de oír a dos personas.",
            "Vuelve a abrir las cuerdas, muy por debajo. El oído entiende un solo instrumento que aprendió a hablar.",
          ],
        },
        {
          kind: "text",
          text: "Pónselo a alguien que no conozca la letra y que la escriba. Tú te la sabes y la oyes en cualquier cosa. Si llega menos de la mitad, graba la frase otra vez, más despacio. Ninguna perilla sustituye a una consonante.",
        },
      ],
    },
  ],
  seo: {
    title: "Usa otra pista como portadora en Vocodist",
    description:
      "Cómo hacer hablar a unas cuerdas o una guitarra: preparar voz y portadora para un vocoder de 26 bandas y ajustar Formant, Grit y Mix.",
  },
};
