import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Primeros pasos",
  sections: [
    {
      anchor: "need",
      title: "Qué necesitas",
      parts: [
        {
          kind: "text",
          text: "Hybrid es un plug-in AAX y solo funciona en Pro Tools. El hardware DSP es bienvenido, no obligatorio: sin él, Hybrid trabaja de forma nativa. Para los demás DAW están AutoTune Pro y AutoTune 2026.",
        },
      ],
    },
    {
      anchor: "install",
      title: "Instalar y activar",
      parts: [
        {
          kind: "steps",
          items: [
            "Cierra Pro Tools. Descarga AutoTune Central y deja que instale Hybrid, o baja el instalador suelto de tu cuenta, en Descargas.",
            "Abre Pro Tools. Donde hay DSP, Hybrid sale dos veces en la lista de insertos: AAX DSP y AAX Native.",
            "Insértalo y copia el número de serie y el código de autenticación de tu cuenta. Si tienes un plan, AutoTune Central te pide en su lugar la clave de activación.",
          ],
        },
        {
          kind: "note",
          text: "Esta es una marca de demostración. El archivo que descargas no instala nada; el manual describe la ventana tal como está dibujada.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "Un equipo de rack. La pared de luces muestra la melodía de izquierda a derecha: las pálidas son lo que cantas; las brillantes, lo que sale. La distancia entre ellas es lo que hace Hybrid.\n\nDebajo hay tres perillas, retune, flex y throat, cada una con un aro de luces que marca su valor. A la derecha está LIVE y, debajo, el retardo en milisegundos.",
        },
      ],
    },
  ],
};
