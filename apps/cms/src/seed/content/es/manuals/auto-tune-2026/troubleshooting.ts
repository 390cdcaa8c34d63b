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
              "Siempre falla la misma nota",
              "No está en la escala, o sobra la de al lado",
              "Métela, o saca la otra",
            ],
            ["Escalones donde te deslizas", "Retune demasiado rápido", "40 ms o más"],
            [
              "Correcciones tardías y borrosas",
              "Retune demasiado lento para el tempo",
              "Baja de 40 ms",
            ],
            ["Notas largas tiesas", "Sin Human", "Entre 30 y 60"],
            [
              "Un eco de tu voz",
              "Oyes a la vez la voz directa y la afinada",
              "Silencia la monitorización directa de la interfaz",
            ],
            [
              "Saltos en las eses y en el aire",
              "Ruido, u otra fuente que se cuela",
              "Más cerca del micrófono; menos ruido en el escenario",
            ],
          ],
        },
      ],
    },
    {
      anchor: "other",
      title: "No hace nada",
      parts: [
        {
          kind: "text",
          text: "Si el dial se mueve pero no afina, el bypass está puesto, quizá desde el pedal. Si el dial no se mueve, a la pista no le llega señal: ármala o enciende su monitorización de entrada.\n\nSi 2026 pide activación en un tercer ordenador, libera uno de los dos en tu cuenta. Hazlo antes del concierto: para activar hace falta internet; para cantar, no.",
        },
      ],
    },
  ],
};
