import type { SeedPost } from "../../../seed-reading.ts";

export const whatATunerDoesToVibrato: SeedPost = {
  title: "Lo que un afinador le hace al vibrato",
  summary:
    "El vibrato es un error que vuelve seis veces por segundo, y a propósito. Aquí tienes cuánto sobrevive a cada velocidad y cómo conservar el resto.",
  writtenBy: "Penny Cents, seudónimo",
  writtenOn: "2026-03-17",
  topic: "craft",
  products: ["auto-tune-pro", "auto-tune-2026", "auto-tune-hybrid"],
  seo: {
    title: "Lo que la corrección de tono le hace al vibrato",
    description:
      "Cuánto vibrato queda con cada Retune Speed, por qué a veces trina entre dos notas y qué perilla mantiene viva una nota larga.",
  },
  sections: [
    {
      anchor: "the-numbers",
      title: "Un error con buenos modales",
      parts: [
        {
          kind: "text",
          text: "Un vibrato cantado oscila alrededor de su nota entre cinco y siete veces por segundo. En el pop suele alejarse de 30 a 50 cents hacia cada lado; en la ópera, 100 no es raro. El oído toma el centro como nota y la oscilación como vida.\n\nEl afinador ve otra cosa: una voz que está alta, luego baja, luego alta otra vez. Que haga algo o no depende de una sola cuenta. A seis oscilaciones por segundo, cada una dura 167 ms. Una corrección que tarde mucho menos la plancha. Una que tarde más llega siempre tarde, y aquí llegar tarde es bueno.",
        },
      ],
    },
    {
      anchor: "what-survives",
      title: "Lo que sobrevive",
      parts: [
        {
          kind: "text",
          text: "Toma un vibrato de 50 cents hacia cada lado, a 6 Hz, en torno a una nota que está en el centro de su carril. Esto es lo que sale, con la corrección tal como la calculan nuestras demos:",
        },
        {
          kind: "table",
          head: ["Retune Speed", "Oscilación que queda", "A qué suena"],
          rows: [
            ["0 ms", "Ninguna", "A regla"],
            ["10 ms", "±18 cents", "A escalofrío"],
            ["20 ms", "±30 cents", "Contenido, educado"],
            ["40 ms", "±42 cents", "Casi entero"],
            ["80 ms", "±47 cents", "Intacto para casi cualquier oído"],
          ],
        },
        {
          kind: "text",
          text: "Por encima de 80 ms queda poco que ganar. Si ahí el vibrato sigue sonando mal, es que se cantó así, o que oscila en torno a la nota equivocada.",
        },
      ],
    },
    {
      anchor: "the-trill",
      title: "El trino accidental",
      parts: [
        {
          kind: "text",
          text: "De vez en cuando, un ajuste rápido no plancha el vibrato, sino que lo convierte en trino. Ocurre cuando la oscilación pasa de la mitad del camino hacia la siguiente nota permitida. En la escala cromática, esa mitad está a 50 cents. Entre dos notas de una tonalidad separadas por un tono entero, a 100.",
        },
        {
          kind: "note",
          text: "Antes de tocar la velocidad, mira la escala. Pasar de cromática a la tonalidad correcta cura casi todos los trinos, porque la vecina deja de ser una opción.",
        },
      ],
    },
    {
      anchor: "keep-it",
      title: "Cómo conservarlo",
      parts: [
        {
          kind: "list",
          items: [
            "Humanize en Pro, Human en 2026: los dos tratan con suavidad las notas largas. Puedes afinar rápido las cortas y dejar que las sostenidas respiren. Súbelo antes de frenarlo todo.",
            "Flex-Tune en Pro, Flex en Hybrid: el afinador solo interviene cerca de la nota. Lo que se aleja mucho se queda como estaba.",
            "El modo gráfico de Pro: selecciona la nota sostenida, lleva su centro al carril y no toques la forma. Es el camino lento y, en una balada, el bueno.",
            "Y al revés: si lo que quieres es el efecto, canta sin vibrato. Una regla hecha con una nota recta suena más limpia que una hecha con una ola.",
          ],
        },
      ],
    },
    {
      anchor: "last-thing",
      title: "Una última cosa",
      parts: [
        {
          kind: "text",
          text: "El vibrato no solo mueve el tono; también mueve el volumen y el timbre. El afinador se lleva la parte del tono y deja las otras. Por eso un vibrato planchado puede seguir latiendo sobre una nota recta como una vara. Cuando lo oyes una vez, lo oyes en todas partes. Lo sentimos.",
        },
      ],
    },
  ],
};
