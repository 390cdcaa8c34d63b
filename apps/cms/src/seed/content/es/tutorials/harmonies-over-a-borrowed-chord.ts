import type { SeedTutorial } from "../../../seed-reading.ts";

export const harmoniesOverABorrowedChord: SeedTutorial = {
  title: "Armonías sobre un acorde prestado",
  summary:
    "Harmony Engine se queda en la tonalidad y tu canción sale de ella durante un compás. Automatizas la escala ahí y dejas el resto como está.",
  level: "intermediate",
  topic: "effects",
  minutes: 15,
  products: ["harmony-engine", "auto-key", "auto-tune-pro"],
  outcome:
    "Sabes construir dos voces de armonía, encontrar el compás en el que chocan con el acorde y arreglarlo automatizando la escala.",
  sections: [
    {
      anchor: "the-problem",
      title: "El problema, en una nota",
      parts: [
        {
          kind: "text",
          text: "Piensa en una canción en la menor. Antes del estribillo llega un mi mayor, como en mil canciones. Ese acorde lleva un sol sostenido; la escala de la menor, un sol. Tu melodía canta mi, y la voz de una tercera arriba canta sol, porque lo dice la escala. Sol contra sol sostenido es un semitono, y todo el mundo te mira.",
        },
      ],
    },
    {
      anchor: "build-the-parts",
      title: "Primero, construye las voces",
      parts: [
        {
          kind: "steps",
          items: [
            "Afina la voz principal con AutoTune Pro. Las armonías la copian, errores incluidos.",
            "Inserta después Harmony Engine. Pon la tonalidad a mano o deja que la envíe AutoKey.",
            "Enciende una voz, una tercera arriba. Pon su nivel 6 dB por debajo de la principal y panéala a un lado.",
            "Añade una voz por debajo, a una cuarta o una sexta. Déjala en el centro.",
            "Dale a cada voz un poco de tiempo y garganta propios, para que no sea la misma persona tres veces.",
          ],
        },
      ],
    },
    {
      anchor: "mend-the-bar",
      title: "Arregla el compás",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon en loop el compás que suena mal. Escucha las voces en solo, una a una, hasta saber cuál choca.",
            "Ponle nombre al acorde, o mira sus notas en un teclado. Busca la única que no está en la escala.",
            "Cambia la escala a las notas que elijas. Aquí: saca el sol, mete el sol sostenido y deja las otras seis.",
            "Automatiza ese cambio para que empiece y termine con el acorde. Las voces cambian al instante, incluso en mitad de una nota.",
            "Escucha desde cuatro compases antes hasta cuatro después. Fíjate en el momento del cambio, no en el acorde.",
          ],
        },
        {
          kind: "table",
          head: ["En la menor, el acorde es", "Saca", "Mete"],
          rows: [
            ["Mi mayor", "Sol", "Sol sostenido"],
            ["Re mayor", "Fa", "Fa sostenido"],
            ["La mayor, al final del todo", "Do", "Do sostenido"],
          ],
        },
        {
          kind: "note",
          text: "El AutoTune de la voz principal también usa la tonalidad. Si es la melodía la que canta el sol sostenido, su escala necesita el mismo cambio en el mismo compás.",
        },
      ],
    },
    {
      anchor: "when-to-leave-it",
      title: "Cuándo dejarlo estar",
      parts: [
        {
          kind: "text",
          text: "Un choque en una sílaba corta y débil se va antes de que nadie proteste. Y una voz también puede descansar: apágala en ese compás. Los coristas lo hacen, y lo llaman arreglo.",
        },
      ],
    },
  ],
  seo: {
    title: "Armonías vocales sobre un acorde prestado",
    description:
      "Por qué una armonía choca con un acorde fuera de la tonalidad y cómo automatizar la escala de Harmony Engine en un compás.",
  },
};
