import type { SeedArtist } from "../../../seed-reading.ts";

export const tildaQuaverly: SeedArtist = {
  name: "Tilda Quaverly",
  role: "Cantautora de bedroom pop",
  quote: "Mi estudio es un armario. Los abrigos lo han oído todo y no cuentan nada.",
  summary:
    "Tilda tiene 24 años y canta en inglés y en galés, casi siempre pasada la medianoche y al lado de sus abrigos. Quiere sonar a ella misma en un buen día, y ni un poco mejor.",
  products: ["auto-tune-2026", "vocal-prep", "twin"],
  sections: [
    {
      anchor: "how-she-works",
      title: "Cómo trabaja",
      parts: [
        {
          kind: "text",
          text: "Tilda graba sentada en el suelo de un armario, con la puerta medio cerrada. Así desaparece el cuarto y puede cantar bajito, cosa importante, porque el vecino madruga.",
        },
        {
          kind: "text",
          text: "Canta la canción tres veces y se va a dormir. Por la mañana se queda con la toma en la que se cree la segunda estrofa. La afinación viene después, nunca antes.",
        },
      ],
    },
    {
      anchor: "her-settings",
      title: "Sus ajustes",
      parts: [
        {
          kind: "list",
          items: [
            "Primero, Vocal Prep: el ruido, por la caldera; la sala, a un tercio; los chasquidos, hasta donde no se coman una t.",
            "AutoTune 2026 con Retune cerca de 80 ms y bastante Human. Sus notas largas se hunden un poco al final, y las quiere así.",
            "Twin solo en los estribillos, muy por debajo de la voz principal.",
          ],
        },
        {
          kind: "text",
          text: "Su consejo: baja la corrección hasta que la afinación vuelva a molestarte y luego retrocede medio paso. Y deja la respiración de antes del último estribillo. Es el mejor compás de la canción.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Tilda Quaverly no existe. Es una muestra inventada, escrita para enseñar cómo podría usar alguien las herramientas. El armario también es inventado; el consejo funciona en el tuyo.",
        },
      ],
    },
  ],
  seo: {
    title: "Tilda Quaverly, bedroom pop (muestra inventada)",
    description:
      "Una cantante inventada que graba en un armario: cómo usa Vocal Prep, AutoTune 2026 y Twin para sonar a ella misma.",
  },
};
