import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-minute",
      title: "El primer minuto",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon la tonalidad y la escala. Si no las sabes, deja que AutoKey escuche la canción.",
            "Canta una nota larga y mira el dial. La nota encendida debería ser la que querías.",
            "Lleva Retune al medio y canta el verso más difícil que tengas.",
            "Si las notas tiemblan, más rápido. Si los portamentos se vuelven escalera, más lento.",
            "Si las notas largas se quedan tiesas, dales más Human.",
          ],
        },
      ],
    },
    {
      anchor: "no-key",
      title: "Cuando nadie sabe la tonalidad",
      parts: [
        {
          kind: "text",
          text: "Toca en el dial las notas que quieres dentro y deja fuera las demás. Cinco notas seguras valen más que doce posibles: cuantas menos se permiten, menos sitios hay donde equivocarse.",
        },
        {
          kind: "note",
          text: "La cromática no es la opción segura. Una nota que va 60 cents baja se la lleva al semitono de abajo, porque le queda más cerca.",
        },
      ],
    },
  ],
};
