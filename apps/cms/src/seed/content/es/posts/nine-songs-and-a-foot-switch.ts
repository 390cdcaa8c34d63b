import type { SeedPost } from "../../../seed-reading.ts";

export const nineSongsAndAFootSwitch: SeedPost = {
  title: "Nueve canciones y un pedal",
  summary:
    "Una banda inventada baja las guitarras medio tono y se olvida de un portátil. Una historia sobre presets, con una lista de comprobación al final.",
  writtenBy: "Penny Cents, seudónimo",
  writtenOn: "2026-10-06",
  topic: "stories",
  products: ["auto-tune-2026", "auto-key"],
  seo: {
    title: "Una historia: AutoTune 2026 en directo y en otra tonalidad",
    description:
      "Un cantante inventado, nueve presets y las guitarras medio tono abajo: qué hace la tonalidad equivocada en el escenario y cómo evitarlo.",
  },
  sections: [
    {
      anchor: "before",
      title: "Antes",
      parts: [
        {
          kind: "note",
          text: "Dario Loremi, su banda y la sala donde tocaron son inventados. El medio tono no: pasa todas las semanas en alguna parte.",
        },
        {
          kind: "text",
          text: "A Dario Loremi le gusta el orden. Tenía AutoTune 2026 en un portátil junto a la batería, un búfer de 64 muestras y nueve presets para nueve canciones, cada uno con su tonalidad y su escala. Retune estaba en 40 ms: lo bastante rápido para las notas cansadas, lo bastante lento para que nadie preguntara. Un pedal hacía de bypass, para hablar.\n\nEl jueves funcionó. El viernes funcionó tan bien que se olvidó de que estaba, y de eso se trata.",
        },
      ],
    },
    {
      anchor: "saturday",
      title: "El sábado",
      parts: [
        {
          kind: "text",
          text: "El sábado no le quedaban agudos. El guitarrista se ofreció a bajar la afinación medio tono, el bajista dijo que sí y todo el mundo se sintió amable y profesional. Nadie avisó al portátil.\n\nLa primera canción estaba en mi menor. Ahora la banda la tocaba en mi bemol menor, Dario la cantaba en mi bemol menor y el preset decía mi menor.",
        },
        {
          kind: "table",
          head: ["Mi bemol menor, lo cantado", "Mi menor, lo permitido", "Qué pasa"],
          rows: [
            ["Sol bemol, do bemol", "Lo mismo que fa sostenido y si", "Dos notas están bien"],
            [
              "Mi bemol, fa, la bemol, si bemol, re bemol",
              "Fuera de la escala",
              "Cinco notas se mueven un semitono",
            ],
          ],
        },
        {
          kind: "text",
          text: "Una nota que cae justo a mitad de camino entre dos permitidas no tiene elección buena. El fa podía ir a mi o a fa sostenido, y fue a los dos, según hacia dónde se inclinara él. Sonaba a un hombre al que un órgano le lleva la contraria. En el tercer verso pisó el bypass y cantó el resto como estaba: ronco y afinado.\n\nHubo aplausos. Alguien comentó después que el efecto del principio le había parecido muy atrevido.",
        },
      ],
    },
    {
      anchor: "between-songs",
      title: "Entre canción y canción",
      parts: [
        {
          kind: "text",
          text: "Tenía unos cuarenta segundos, los que tardó el baterista en contar lo de la furgoneta. Dario podría haber puesto a mano en el dial la tonalidad de la segunda, de haberla sabido. Lo que hizo fue dejar el bypass toda la noche y beber té. Hizo bien. Cuarenta segundos antes de una canción no son el momento de aprender cuántos bemoles tiene algo.",
        },
      ],
    },
    {
      anchor: "after",
      title: "Lo que hace ahora",
      parts: [
        {
          kind: "list",
          items: [
            "Dieciocho presets: nueve como están escritas y nueve medio tono abajo, con la afinación al principio del nombre.",
            "AutoKey en la prueba de sonido, sobre las guitarras. En el concierto no pinta nada, pero el sábado habría dicho, casi seguro, mi bemol menor o su relativa, sol bemol mayor. Cualquiera de las dos era un aviso.",
            "El primer verso de cada canción en la prueba de sonido, cantado y con el afinador puesto. Una tonalidad equivocada se delata en dos versos.",
            "El dial de notas mirando hacia él. El nombre de la nota se lee bien mientras se canta.",
            "El pedal, donde estaba.",
          ],
        },
      ],
    },
    {
      anchor: "checklist",
      title: "Para tu pared",
      parts: [
        {
          kind: "steps",
          items: [
            "Pregunta cómo están afinadas las guitarras. Vuelve a preguntar después del descanso.",
            "Carga el preset y lee la tonalidad en voz alta.",
            "Canta un verso.",
            "Encuentra el bypass sin mirar.",
          ],
        },
        {
          kind: "text",
          text: "Un afinador hace lo que se le dice, con mucha exactitud. En el escenario esa es su virtud, y el sábado fue el problema.",
        },
      ],
    },
  ],
};
