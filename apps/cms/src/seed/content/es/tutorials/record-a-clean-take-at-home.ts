import type { SeedTutorial } from "../../../seed-reading.ts";

export const recordACleanTakeAtHome: SeedTutorial = {
  title: "Graba en casa una toma limpia",
  summary:
    "Un dormitorio, un micrófono y una nevera con mucho que decir. Grabas de modo que a Vocal Prep le quede poco por hacer, y luego lo dejas hacerlo.",
  level: "beginner",
  topic: "recording",
  minutes: 15,
  products: ["vocal-prep"],
  outcome:
    "Sabes grabar una voz en casa con margen y silencio suficientes, y limpiarla con las cuatro cantidades de Vocal Prep sin estropear las palabras.",
  sections: [
    {
      anchor: "the-room",
      title: "Diez minutos con el cuarto",
      parts: [
        {
          kind: "text",
          text: "Lo que no entra en el micrófono no necesita plug-in. Apaga el ventilador. Cierra la ventana. Aleja el portátil todo lo que dé el cable.",
        },
        {
          kind: "list",
          items: [
            "Cuelga una manta o unos abrigos detrás de ti. Tu voz vuelve desde la pared que tienes a la espalda.",
            "Ponte a un palmo del micrófono, un poco de lado y con un antipop en medio.",
            "Baja los auriculares hasta que la música deje de colarse en las pausas.",
          ],
        },
      ],
    },
    {
      anchor: "the-level",
      title: "El nivel y algo de silencio",
      parts: [
        {
          kind: "steps",
          items: [
            "Canta el verso más fuerte tan fuerte como lo vas a cantar, no como crees que lo vas a cantar.",
            "Ajusta la ganancia de la interfaz para que los picos lleguen a unos −12 dB. Graba a 24 bits y los versos suaves también estarán a salvo.",
            "Deja la pista sin plug-ins mientras grabas. Vocal Prep tarda unos 45 ms, así que su sitio no son tus auriculares.",
            "Dale a grabar y no te muevas durante tres segundos. De ahí aprende Prep el ruido.",
            "Canta la canción de principio a fin, tres veces.",
          ],
        },
        {
          kind: "note",
          text: "El clipping no tiene vuelta atrás. Si se encendió el rojo en el mejor verso, repítelo ahora, que todavía tienes voz.",
        },
      ],
    },
    {
      anchor: "clean-it",
      title: "Límpiala con Prep",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon Vocal Prep al principio de la pista y reproduce diez segundos con palabras y pausas.",
            "Pon a cero la sala, los chasquidos y el nivel. Sube el ruido (Noise) hasta que las pausas callen y retrocede hasta que los finales de palabra vuelvan a estar enteros.",
            "Sube la sala mientras escuchas una palabra corta y fuerte. Quita la mitad de lo que resuena después.",
            "Sube los chasquidos y mira el contador. Si cuenta tus tes, retrocede.",
            "Sube el nivel hasta entender cada verso sin tocar el fader.",
          ],
        },
      ],
    },
    {
      anchor: "check",
      title: "Compruébalo",
      parts: [
        {
          kind: "text",
          text: "Escucha con auriculares la última palabra de cada verso. Ahí se nota el exceso de reducción: la palabra acaba en un agujero. Un poco de siseo debajo de una canción no molesta a nadie. Una voz que se apaga sola, sí.",
        },
      ],
    },
  ],
  seo: {
    title: "Graba en casa una toma de voz limpia",
    description:
      "Cuarto, distancia, nivel y silencio para grabar en casa, y cómo ajustar después las cuatro cantidades de Vocal Prep.",
  },
};
