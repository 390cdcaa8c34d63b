import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Primeros pasos",
  sections: [
    {
      anchor: "install",
      title: "Instalar y activar",
      parts: [
        {
          kind: "steps",
          items: [
            "Descarga AutoTune Central y elige las herramientas que tengas, o baja los instaladores sueltos de tu cuenta, en Descargas.",
            "Abre tu DAW. Aparecen como AU, VST3 o AAX en macOS y como VST3 o AAX en Windows.",
            "Abre cada una y copia su número de serie y su código de autenticación de tu cuenta. Si tienes un plan, AutoTune Central te pide una sola vez la clave de activación.",
          ],
        },
        {
          kind: "note",
          text: "Esta es una marca de demostración. El archivo que descargas no instala nada; el manual describe las ventanas tal como están dibujadas.",
        },
      ],
    },
    {
      anchor: "order",
      title: "El orden",
      parts: [
        {
          kind: "table",
          head: ["Lugar", "Herramienta", "Porque"],
          rows: [
            ["1", "Vocal Prep", "Todo lo que viene después sube lo suave"],
            ["2", "AutoTune, si lo usas", "El detector quiere una voz limpia y seca"],
            ["3", "Vocal EQ", "Se corta antes de apretar"],
            ["4", "Vocal Compressor", "Trabaja con la voz, no con el retumbe"],
            ["5", "Vocal De-Esser", "Los compresores levantan las eses"],
            ["6", "Vocal Reverb", "Al final, o en un envío"],
          ],
        },
      ],
    },
    {
      anchor: "listening",
      title: "Primero escuchan",
      parts: [
        {
          kind: "text",
          text: "Las cinco empiezan por escuchar la toma y moverse a un comienzo a medida. Ocurre en tu ordenador; no se envía audio a ningún sitio. Una sugerencia es un punto de partida, no una sentencia: lo que pones a mano se queda.",
        },
      ],
    },
  ],
};
