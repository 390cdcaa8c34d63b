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
            "Descarga AutoTune Central, que instala Pro y lo mantiene al día. El instalador suelto está en tu cuenta, en Descargas.",
            "Abre tu DAW. Pro aparece como AU, VST3 o AAX en macOS y como VST3 o AAX en Windows.",
            "Abre el plug-in y copia el número de serie y el código de autenticación de tu cuenta. Si tienes un plan, AutoTune Central te pide en su lugar la clave de activación.",
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
          text: "Pon Pro como primer plug-in de la pista de voz. El detector de tono quiere una sola voz, y seca. Delante solo puede ir Vocal Prep, porque el ruido no ayuda a nadie.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "La perilla del centro es Retune Speed, con su valor debajo en milisegundos. Por la izquierda entra la voz, en puntos, tal como se cantó. Por la derecha sale brillante, ya en sus notas.\n\nA los lados están flex y human, es decir, Flex-Tune y Humanize. Abajo, el teclado con las notas de la escala; arriba a la derecha, el preset.",
        },
      ],
    },
  ],
};
