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
            "Descarga AutoTune Central y deja que instale 2026, o baja el instalador suelto de tu cuenta, en Descargas.",
            "Abre tu DAW. 2026 aparece como AU, VST3 o AAX en macOS y como VST3 o AAX en Windows.",
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
          text: "El primero de la pista de voz, antes del compresor, la reverb y el delay. Después de un eco oye dos voces tuyas y se cree las dos.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "El dial llena la ventana. Las notas forman un arco, media octava a cada lado de la que cantas. Esa está escrita debajo, en grande, con los cents que te separan de ella: más es alto, menos es bajo. Un semitono son 100 cents.\n\nRetune está en la esquina izquierda; Human, en la derecha. El preset, en la barra de arriba. No hay segunda página.",
        },
      ],
    },
  ],
};
