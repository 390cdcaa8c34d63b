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
            "Descarga AutoTune Central y deja que instale Metamorph, o baja el instalador suelto de tu cuenta, en Descargas.",
            "Abre tu DAW. Aparece como AU, VST3 o AAX en macOS y como VST3 o AAX en Windows.",
            "Ábrelo y copia el número de serie y el código de autenticación de tu cuenta. Si tienes un plan, AutoTune Central te pide en su lugar la clave de activación.",
          ],
        },
        {
          kind: "note",
          text: "Esta es una marca de demostración. El archivo que descargas no instala nada; el manual describe la ventana tal como está dibujada.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Dónde va",
      parts: [
        {
          kind: "text",
          text: "Después de AutoTune, antes del compresor y la reverb. Metamorph no corrige el tono, y una voz afinada es más fácil de convertir en otra. Una sola voz y seca: dos personas en una pista se convierten en una persona confusa.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "El pad llena la ventana. Arriba a la izquierda estás tú (you); arriba a la derecha, una voz de niño (child); abajo a la izquierda, una máquina (machine), y abajo a la derecha, una criatura (creature). Entre ellas hay formas pequeñas. La que queda bajo tu dedo crece y muestra en qué te estás convirtiendo.",
        },
      ],
    },
  ],
};
