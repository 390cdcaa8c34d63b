import type { SeedTutorial } from "../../../seed-reading.ts";

export const setTheKeyForAWholeSession: SeedTutorial = {
  title: "Pon la tonalidad de toda la sesión",
  summary:
    "Llega un beat sin tonalidad. AutoKey encuentra una, tú la compruebas de oído y todas las ventanas reciben la misma respuesta.",
  level: "beginner",
  topic: "tuning",
  minutes: 6,
  products: ["auto-key", "auto-tune-2026", "harmony-engine"],
  outcome:
    "Sabes encontrar una tonalidad con AutoKey, decidir cuánto fiarte de ella y enviarla a cada AutoTune y cada Harmony Engine de la sesión.",
  sections: [
    {
      anchor: "where-it-listens",
      title: "Dónde escucha",
      parts: [
        {
          kind: "text",
          text: "AutoKey va en la música, no en la voz. La voz es justo lo que vas a poner en duda, así que es mala testigo.",
        },
        {
          kind: "steps",
          items: [
            "Inserta AutoKey en el beat, o en el bus de instrumentos si tienes pistas separadas. Deja fuera la batería si puedes.",
            "Pon ocho compases del estribillo con todos sus acordes.",
            "Busca la tonalidad encendida en el círculo de quintas. Las mayores están por fuera; sus menores, por dentro.",
            "Lee el grado de certeza y qué otras tonalidades consideró.",
            "Mira el centro del círculo: ahí ves cuántas veces sonó cada nota.",
          ],
        },
      ],
    },
    {
      anchor: "how-far-to-trust-it",
      title: "Cuánto fiarse",
      parts: [
        {
          kind: "table",
          head: ["Ves", "Puede querer decir"],
          rows: [
            ["Una tonalidad, certeza alta", "Adelante"],
            ["Una mayor y su relativa menor", "Mismas notas; para afinar vale cualquiera"],
            ["Dos vecinas en el círculo", "Las separa una nota; pon otra parte de la canción"],
            ["La respuesta cambia en el puente", "Puede que la canción module ahí"],
            ["Certeza baja todo el rato", "Pocos acordes, o ninguna tonalidad; usa el oído"],
          ],
        },
        {
          kind: "text",
          text: "Compruébalo con tu voz. Tararea la nota en la que el estribillo podría acabar del todo. Si es el nombre de la ventana, ya la tienes. Si está tres semitonos por encima de la menor que muestra, la canción está en la relativa mayor.",
        },
      ],
    },
    {
      anchor: "send-it",
      title: "Envíala",
      parts: [
        {
          kind: "steps",
          items: [
            "Abre las ventanas de AutoTune y Harmony Engine que vayas a usar, también las de los coros.",
            "Envía la tonalidad con un clic. Tonalidad y escala quedan puestas en cada ventana.",
            "Pon Retune a 0 ms un momento en la voz principal y canta dos versos. En la tonalidad equivocada, alguna nota saltará adonde nadie la quería.",
            "Devuelve Retune a su sitio. Escribe la tonalidad en el nombre de la sesión.",
          ],
        },
        {
          kind: "note",
          text: "Para Harmony Engine, fíjate en cuál de las dos es. Las notas son las mismas, pero una canción en menor suele tomar prestada alguna, como la sensible, y entonces la armonía también la necesita.",
        },
      ],
    },
    {
      anchor: "limits",
      title: "Lo que no hace",
      parts: [
        {
          kind: "text",
          text: "AutoKey conoce mayor y menor. Una canción en otro modo recibe la más cercana de las dos, y entonces las notas las eliges tú, una a una. Tampoco sigue una modulación: ponlo otra vez sobre la parte nueva y automatiza la escala en ese compás.",
        },
      ],
    },
  ],
  seo: {
    title: "Pon la tonalidad de toda la sesión con AutoKey",
    description:
      "Dónde va AutoKey, cómo leer su certeza, cómo comprobarla tarareando y cómo enviar la tonalidad a todas las ventanas.",
  },
};
