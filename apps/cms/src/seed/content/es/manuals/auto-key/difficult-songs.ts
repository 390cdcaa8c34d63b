import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const difficultSongs: SeedManualChapter = {
  slug: "difficult-songs",
  title: "Canciones que se resisten",
  sections: [
    {
      anchor: "relatives",
      title: "Mayor o relativa menor",
      parts: [
        {
          kind: "text",
          text: "La menor y do mayor tienen las mismas notas. Para afinar da igual cuál de las dos pongas. Para Harmony Engine puede que no, y para los acordes que apuntes, tampoco.",
        },
        {
          kind: "steps",
          items: [
            "Tararea la nota que suena a casa al final del estribillo.",
            "Si es el nombre que ves en la ventana, ya la tienes.",
            "Si está tres semitonos por encima de la menor que muestra, estás en la relativa mayor.",
          ],
        },
      ],
    },
    {
      anchor: "borrowed",
      title: "Acordes prestados",
      parts: [
        {
          kind: "text",
          text: "El caso de siempre: una canción menor con un acorde mayor en el quinto grado. En la menor es mi mayor, con un sol sostenido. AutoKey seguirá diciendo la menor, con algo menos de certeza. Envíala y luego añade el sol sostenido a la escala del AutoTune que canta sobre ese acorde.",
        },
      ],
    },
    {
      anchor: "modulation",
      title: "Canciones que modulan",
      parts: [
        {
          kind: "steps",
          items: [
            "Reproduce solo la primera parte y apunta su tonalidad.",
            "Reproduce solo lo que viene después del cambio.",
            "Automatiza tonalidad y escala en AutoTune en el compás del cambio. AutoKey no sigue la canción por su cuenta.",
          ],
        },
        {
          kind: "note",
          text: "El cambio más frecuente es el último estribillo un tono más arriba. Si la segunda respuesta está dos semitonos por encima de la primera, créetela.",
        },
      ],
    },
    {
      anchor: "nothing",
      title: "Canciones sin acordes",
      parts: [
        {
          kind: "text",
          text: "Un loop sobre una sola nota encaja en siete tonalidades mayores y otras tantas menores. Pon AutoKey sobre el bajo junto con una maqueta de la voz, o usa el oído y elige las notas a mano. Un 40 % sincero también es una respuesta.",
        },
      ],
    },
  ],
};
