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
            "Descarga AutoTune Central y deja que instale EFX+, o baja el instalador suelto de tu cuenta, en Descargas.",
            "Abre tu DAW. EFX+ aparece como AU, VST3 o AAX en macOS y como VST3 o AAX en Windows.",
            "Ábrelo y copia el número de serie y el código de autenticación de tu cuenta. EFX+ tiene su propia licencia; no forma parte de Unlimited.",
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
          text: "El primero de la pista de voz. La voz doblada y el eco ya vienen dentro, así que otro doblador delante solo confunde al detector. Detrás puede ir una reverb, más corta de lo que crees.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "A la izquierda está el campo, un cuadrado con robot arriba a la izquierda y human abajo a la derecha. El rastro brillante es por donde pasó tu dedo; salta de nota en nota porque la voz también lo hace.\n\nA la derecha hay cuatro por cuatro pads. Cuanto más brilla uno, más da; el que está pulsado lleva un halo. Debajo corren dieciséis pasos. El blanco es ahora.",
        },
      ],
    },
  ],
};
