import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const recordTuned: SeedManualChapter = {
  slug: "record-tuned",
  title: "Graba afinado y guarda la toma en bruto",
  sections: [
    {
      anchor: "two-tracks",
      title: "Dos pistas de un micrófono",
      parts: [
        {
          kind: "steps",
          items: [
            "Crea una pista de audio para el micrófono. Sin plug-ins. Esta es la que se graba.",
            "Crea un auxiliar o una segunda pista con la misma entrada y pon ahí Hybrid, en DSP si lo tienes. Esta va a los auriculares.",
            "Silencia la primera en la mezcla de quien canta, para que solo se oiga la voz afinada.",
            "Pulsa LIVE y lee el retardo. Luego pregunta a quien canta, que mide mejor.",
          ],
        },
      ],
    },
    {
      anchor: "for-the-singer",
      title: "Ajústalo para quien canta",
      parts: [
        {
          kind: "text",
          text: "Un Retune medio, entre 40 y 80 ms, y bastante Flex. Demasiado rápido, y en vez de sus errores oye correcciones y deja de conducir. Demasiado lento, y no hay ayuda. Mientras grabas, deja Throat en el centro: la gente canta distinto cuando oye a otra persona.",
        },
      ],
    },
    {
      anchor: "afterwards",
      title: "Decide después",
      parts: [
        {
          kind: "list",
          items: [
            "Copia el inserto con sus ajustes a la pista en bruto, ya de forma nativa.",
            "Apaga LIVE.",
            "Cambia Retune verso a verso con automatización: más lento en la estrofa, más rápido en el estribillo.",
            "Para notas sueltas está el modo gráfico de AutoTune Pro. Hybrid no lo tiene.",
          ],
        },
      ],
    },
    {
      anchor: "moving",
      title: "Llévate la sesión a otro sitio",
      parts: [
        {
          kind: "text",
          text: "En un portátil sin DSP, la sesión se abre con Hybrid de forma nativa y los mismos ajustes. Lo que cambia es el retardo. Por encima de 96 kHz, elige la versión nativa desde el principio.",
        },
      ],
    },
  ],
};
