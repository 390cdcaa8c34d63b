import type { SeedTutorial } from "../../../seed-reading.ts";

export const recordAStackThatStaysWide: SeedTutorial = {
  title: "Graba capas de voz que sigan anchas",
  summary:
    "Cuatro tomas del mismo verso deberían sonar a cuatro, no a una resfriada. Planeas la grabación, afinas cada capa de otra manera y dejas que batan un poco entre ellas.",
  level: "advanced",
  topic: "recording",
  minutes: 25,
  products: ["auto-tune-pro", "auto-key", "vocal-prep"],
  outcome:
    "Sabes grabar una voz principal y tres capas que se mantienen separadas, afinarlas con ajustes distintos de AutoTune Pro y oír cuándo se parecen demasiado.",
  sections: [
    {
      anchor: "why-stacks-collapse",
      title: "Por qué se hunden las capas",
      parts: [
        {
          kind: "text",
          text: "La anchura sale de la diferencia. Dos tomas separadas por 20 cents en una nota de 440 Hz baten unas cinco veces por segundo: ese es el brillo. Con 5 cents, poco más de una vez. Si clavas las dos en el mismo tono, el batido para; queda una sola voz, un poco hueca.",
        },
      ],
    },
    {
      anchor: "record",
      title: "Graba las diferencias",
      parts: [
        {
          kind: "steps",
          items: [
            "Deja que AutoKey escuche la canción y apunta la tonalidad. La enviarás más tarde.",
            "Graba la voz principal hasta que esté bien. Haz ya el montaje de tomas, porque las capas la van a seguir.",
            "Primera capa: el mismo verso, más suave y un paso más lejos del micrófono.",
            "Segunda capa: a la distancia de la principal, pero con la principal baja en los auriculares. Cantas con la canción y no contigo.",
            "Tercera capa: menos consonantes. Deja fuera cada t y cada s de final de palabra.",
            "Alinea a mano el comienzo de las frases. A menos de 30 ms están juntas; exactamente juntas son una copia.",
          ],
        },
        {
          kind: "note",
          text: "Deja tres segundos de silencio al principio de cada pista. Vocal Prep los necesita, y cuatro pistas de sala son cuatro veces la potencia de ruido de una: 6 dB más.",
        },
      ],
    },
    {
      anchor: "tune",
      title: "Afínalas de manera distinta",
      parts: [
        {
          kind: "table",
          head: ["Pista", "Retune Speed", "Flex-Tune", "Humanize", "Paneo"],
          rows: [
            ["Principal", "60 ms", "30", "40", "Centro"],
            ["Capa 1", "25 ms", "10", "20", "Izquierda"],
            ["Capa 2", "40 ms", "20", "60", "Derecha"],
            ["Capa 3", "120 ms", "0", "0", "Centro, bajita"],
          ],
        },
        {
          kind: "text",
          text: "En cada pista, primero Vocal Prep y después AutoTune Pro; luego envía la tonalidad desde AutoKey a las cuatro. Los números son un comienzo; lo que importa es que no haya dos filas iguales. Deja las cuatro en modo automático; el gráfico, solo para una palabra que esté claramente mal.",
        },
      ],
    },
    {
      anchor: "check",
      title: "Comprueba en mono",
      parts: [
        {
          kind: "steps",
          items: [
            "Suma la mezcla a mono. Si la voz se ahueca, mueve una capa de 10 a 15 ms o haz más lento su Retune Speed.",
            "Silencia la principal. Las capas deberían sonar a gente que espera a alguien.",
            "Sube las capas hasta oírlas y luego bájalas 3 dB.",
          ],
        },
      ],
    },
  ],
  seo: {
    title: "Graba y afina capas de voz anchas",
    description:
      "Cómo grabar una voz principal y tres capas que no se peguen, afinar cada una con ajustes distintos de AutoTune Pro y comprobar en mono.",
  },
};
