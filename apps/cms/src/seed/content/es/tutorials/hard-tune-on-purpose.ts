import type { SeedTutorial } from "../../../seed-reading.ts";

export const hardTuneOnPurpose: SeedTutorial = {
  title: "Voz robótica, a propósito",
  summary:
    "La voz a escalones es mitad ajuste y mitad canto. Pones la tonalidad en AutoTune EFX+, aprendes qué hacer con la garganta y luego tocas el campo y los pads.",
  level: "beginner",
  topic: "effects",
  minutes: 10,
  products: ["auto-tune-efx-plus", "auto-key"],
  outcome:
    "Sabes sacar el sonido robótico con AutoTune EFX+, cantar para que luzca y poner voz doblada y eco en palabras sueltas.",
  sections: [
    {
      anchor: "set-it-up",
      title: "Prepáralo",
      parts: [
        {
          kind: "steps",
          items: [
            "Inserta EFX+ al principio de la pista de voz. Necesita seguir una sola voz, y seca.",
            "Pon la tonalidad a mano, o deja que AutoKey escuche el beat y la envíe.",
            "Asegúrate de que el tempo del DAW es el de la canción. De ahí lo toman el eco y las repeticiones.",
            "Pon el punto del campo cerca de la esquina humana y canta un verso. Luego vete a la del robot y cántalo otra vez.",
          ],
        },
        {
          kind: "note",
          text: "Usa una escala con pocas notas. La cromática admite las doce, así que los escalones miden un semitono y la escalera parece una rampa. En mayor o menor son más altos. Con cinco notas elegidas por ti, más todavía.",
        },
      ],
    },
    {
      anchor: "sing-for-it",
      title: "Canta para el efecto",
      parts: [
        {
          kind: "text",
          text: "El efecto no vive en las notas, sino entre ellas. Quien canta cada nota limpia no le da nada que hacer.",
        },
        {
          kind: "list",
          items: [
            "Deslízate despacio de una nota a la siguiente, durante medio segundo más o menos. La línea sube la escalera por ti.",
            "Quédate a medio camino entre dos notas y titubea. El salto de ida y vuelta es el adorno.",
            "Empieza una palabra por debajo de su nota y empuja hacia arriba. Sale un escalón rápido al principio.",
            "Di la t, la k y la p más fuerte de lo que parece educado. Ahora la letra la llevan ellas.",
          ],
        },
      ],
    },
    {
      anchor: "play-it",
      title: "Toca el campo y los pads",
      parts: [
        {
          kind: "steps",
          items: [
            "Graba primero la voz y toca el efecto después. Dos trabajos a la vez, para la segunda semana.",
            "Automatiza el campo: cerca del humano en el verso, robot en la última palabra, y de vuelta.",
            "Busca el pad que añade una segunda voz. Mantenlo una palabra en cada estribillo, no el estribillo entero.",
            "Busca un pad con repeticiones. Golpéalo en la última sílaba de un verso, donde detrás queda sitio.",
          ],
        },
      ],
    },
    {
      anchor: "limits",
      title: "Hasta dónde llega",
      parts: [
        {
          kind: "text",
          text: "EFX+ no está hecho para la corrección que nadie oye. Si la estrofa tiene que sonar natural y solo el hook robótico, pon AutoTune 2026 o AutoTune Pro en la estrofa y EFX+ en una segunda pista para el hook. Y si una palabra se va con mucha confianza a la nota equivocada, es la tonalidad. Casi siempre lo es.",
        },
      ],
    },
  ],
  seo: {
    title: "Voz robótica a propósito con AutoTune EFX+",
    description:
      "El sonido a escalones para empezar: tonalidad y escala, cómo cantar para el efecto y cómo tocar el campo y los pads de EFX+.",
  },
};
