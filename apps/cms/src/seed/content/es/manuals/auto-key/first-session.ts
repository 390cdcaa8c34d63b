import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-song",
      title: "Encuentra la tonalidad en ocho compases",
      parts: [
        {
          kind: "steps",
          items: [
            "Inserta AutoKey en los instrumentos. Deja fuera la batería si puedes: tiene tono, pero no opinión.",
            "Pon ocho compases del estribillo, con todos sus acordes.",
            "Espera a que la respuesta se quede quieta.",
            "Lee la certeza y, después, la lista de debajo.",
            "Tararea la nota en la que podría acabar la canción. Si coincide con el nombre de la ventana, envía la tonalidad.",
          ],
        },
      ],
    },
    {
      anchor: "send",
      title: "Envíala",
      parts: [
        {
          kind: "text",
          text: "Un clic pasa tonalidad y escala a todos los AutoTune de la sesión: Pro, 2026, Hybrid y EFX+. Harmony Engine también la recibe. Las ventanas que abras después aún no la saben; vuelve a enviarla.",
        },
        {
          kind: "note",
          text: "AutoKey sobrescribe la tonalidad que hubiera. Si una pista tiene que ir distinta, ajústala después.",
        },
      ],
    },
  ],
};
