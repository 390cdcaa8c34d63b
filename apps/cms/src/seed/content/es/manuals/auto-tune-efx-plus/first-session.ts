import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-take",
      title: "El sonido en cinco minutos",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon tonalidad y escala, a mano o desde AutoKey. Es el único ajuste que importa.",
            "Reproduce o canta. La línea es robótica desde la primera nota.",
            "Pon un dedo en el campo, cerca de human, y ve despacio hacia robot. Para donde esté la canción.",
            "Mantén un pad tras otro, una palabra cada uno, hasta saber qué hacen.",
            "Elige dos que te gusten. Más de dos a la vez es sopa.",
          ],
        },
      ],
    },
    {
      anchor: "hear-the-key",
      title: "Comprueba la tonalidad",
      parts: [
        {
          kind: "text",
          text: "Canta el último verso del estribillo y para en la última nota. Con la tonalidad correcta se queda. Con otra, titubea o se va a la de al lado, con mucha confianza.",
        },
        {
          kind: "note",
          text: "En mayor o menor hay notas vecinas a dos semitonos, así que una nota se mueve como mucho un semitono. No esperes que adivine una melodía que no estaba.",
        },
      ],
    },
  ],
};
