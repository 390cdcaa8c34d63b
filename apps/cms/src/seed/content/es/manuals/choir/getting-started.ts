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
            "Descarga AutoTune Central y deja que instale Choir, o baja el instalador suelto de tu cuenta, en Descargas.",
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
          text: "En una copia de la voz principal, no en la principal misma. Después de AutoTune y de Harmony Engine, si lo usas; antes del de-esser y de la reverb. La salida es estéreo, así que dale una pista estéreo.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "Ves el coro desde arriba. Tú estás delante y las filas se curvan a tu alrededor. Un asiento encendido canta; uno gris está vacío. El número de la izquierda cuenta las voces; el de la derecha, las cuerdas.",
        },
      ],
    },
  ],
};
