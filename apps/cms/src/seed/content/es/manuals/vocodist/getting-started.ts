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
            "Descarga AutoTune Central y deja que instale Vocodist, o baja el instalador suelto de tu cuenta, en Descargas.",
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
      anchor: "idea",
      title: "Qué hace un vocoder",
      parts: [
        {
          kind: "text",
          text: "Toma las palabras de un sonido y las notas de otro. La voz se corta en 26 bandas y se mide lo fuerte que suena cada una. La portadora, aquí un acorde, se corta igual. Cada banda de la voz abre la misma banda del acorde. Tu melodía se tira; tu boca, no.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "Veintiséis barras que se abren a los dos lados del centro, como bocas, con las graves a la izquierda. Debajo hay cuatro perillas: Carrier, Formant, Grit y Mix. El preset está en la barra de arriba.",
        },
      ],
    },
  ],
};
