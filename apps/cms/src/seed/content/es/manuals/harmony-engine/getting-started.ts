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
            "Descarga AutoTune Central y deja que instale Harmony Engine, o baja el instalador suelto de tu cuenta, en Descargas.",
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
          text: "Después de AutoTune y antes de la reverb. Las voces copian la principal, errores incluidos, así que primero afina. El de-esser y la sala van detrás de Harmony Engine, donde también alcanzan a las demás voces.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "Carriles, con el tiempo de izquierda a derecha. La línea brillante del medio eres tú. Dos voces van por encima y dos por debajo, cada una con su intervalo escrito al final: +5, +3, -4, -8. La línea discontinua es ahora.",
        },
      ],
    },
  ],
};
