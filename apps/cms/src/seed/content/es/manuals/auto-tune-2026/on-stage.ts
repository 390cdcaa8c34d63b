import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const onStage: SeedManualChapter = {
  slug: "on-stage",
  title: "En el escenario",
  sections: [
    {
      anchor: "before",
      title: "En casa",
      parts: [
        {
          kind: "steps",
          items: [
            "Guarda un preset por canción, con tonalidad, escala, Retune y Human. Ponles nombre en el orden del repertorio.",
            "Pon el búfer de la interfaz de audio en 64 o 128 muestras. A 48 kHz son 1,3 o 2,7 ms en cada sentido.",
            "Coloca 2026 antes de la reverb y el delay, y asigna su bypass a un pedal.",
            "Ensaya el repertorio entero con el pedal, no solo las canciones. Lo que se habla entre medias también cuenta.",
          ],
        },
      ],
    },
    {
      anchor: "sound-check",
      title: "En la prueba de sonido",
      parts: [
        {
          kind: "list",
          items: [
            "Canta el verso más fuerte y el más suave. El dial debería seguir los dos. Si pierde el suave, falta ganancia.",
            "Que toque la batería sola. Si el dial se mueve, tu micrófono la está oyendo. Gíralo o acércate.",
            "Mira el dial con los monitores altos. Un detector de tono no sabe cuál de las voces es la de verdad.",
          ],
        },
      ],
    },
    {
      anchor: "during",
      title: "Durante el concierto",
      parts: [
        {
          kind: "text",
          text: "Entre canciones cambia presets, nunca ajustes. Si un estribillo debe sonar más cerrado, saca notas en el dial y devuélvelas después. Para hablar, bypass: nadie habla en la menor.",
        },
        {
          kind: "note",
          text: "Lo que oyes en los auriculares es lo que queda en la pista. Si grabas el concierto, graba también el micrófono seco.",
        },
      ],
    },
  ],
};
