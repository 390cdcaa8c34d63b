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
            "Descarga AutoTune Central y deja que instale AutoKey, o baja el instalador suelto de tu cuenta, en Descargas.",
            "Abre tu DAW. AutoKey aparece como AU, VST3 o AAX en macOS y como VST3 o AAX en Windows.",
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
          text: "En la música, no en la voz: el beat o el bus de instrumentos. Con un AutoKey por sesión basta. El sonido pasa sin cambios y sin retardo, así que puedes dejarlo ahí.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Qué ves",
      parts: [
        {
          kind: "text",
          text: "A la izquierda está el círculo de quintas. Las tonalidades mayores van por fuera; sus relativas menores, por dentro. La que encontró se enciende en blanco; sus vecinas, en color. En el centro, doce barras muestran cuántas veces sonó cada nota.\n\nA la derecha está la respuesta en letras grandes, con una barra y una frase como 97 % sure, es decir, 97 % de certeza. Debajo, las otras tonalidades que consideró, primero la más probable.",
        },
      ],
    },
  ],
};
