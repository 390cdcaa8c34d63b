import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Solución de problemas",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "Suena mal",
      parts: [
        {
          kind: "table",
          head: ["Qué oyes", "Por qué suele ser", "Prueba"],
          rows: [
            [
              "Una nota parpadea entre dos",
              "Cantas justo en medio, o a la escala le sobra una",
              "Decídete por una, o saca la otra",
            ],
            [
              "Notas equivocadas con mucha confianza",
              "Tonalidad equivocada",
              "AutoKey, o las dos más probables, de oído",
            ],
            [
              "El eco va fuera de tiempo",
              "El tempo del DAW no es el de la canción",
              "Ponlo bien; mira la mitad y el doble",
            ],
            [
              "Ni un escalón",
              "La voz ya está afinada y no se desliza",
              "Felicidades; ahora deslízate",
            ],
            [
              "No se entiende nada",
              "Consonantes enterradas bajo la voz doblada",
              "Suelta el pad, sube la voz",
            ],
            [
              "Gorgoteo en las pausas",
              "Se está afinando el aire o la sala",
              "Corta las pausas, o Vocal Prep antes de EFX+",
            ],
          ],
        },
      ],
    },
    {
      anchor: "too-much",
      title: "Es demasiado, incluso aquí",
      parts: [
        {
          kind: "text",
          text: "EFX+ no está hecho para ser sutil. Para una corrección que nadie oiga, mejor AutoTune Pro o AutoTune 2026. Si EFX+ no quiere activarse, dos ordenadores ya usan la licencia: libera uno en tu cuenta.",
        },
      ],
    },
  ],
};
