import type { SeedArtist } from "../../../seed-reading.ts";

export const harukaOnteizawa: SeedArtist = {
  name: "Haruka Onteizawa",
  role: "Productora y cantante, electrónica en directo",
  quote: "Yo toco el acorde y el acorde dice mis palabras. Yo solo soy las consonantes.",
  summary:
    "Haruka tiene 28 años, actúa sola y en japonés, y lleva un teclado donde otros llevan una banda. Su regla para el escenario: nada que responda más tarde que ella.",
  products: ["vocodist", "metamorph", "harmony-engine", "auto-tune-2026"],
  sections: [
    {
      anchor: "on-stage",
      title: "En el escenario",
      parts: [
        {
          kind: "text",
          text: "Vocodist recibe los acordes de su mano izquierda, por MIDI, hasta ocho voces a la vez. Añade unos 5 ms, y por eso tiene permiso para subir. AutoTune 2026 espera en otro canal para las dos canciones que canta sin disfraz.",
        },
        {
          kind: "text",
          text: "Lleva Grit más alto de lo que esperarías. En el japonés hablado hay vocales que solo se susurran, así que sílabas enteras son puro ruido. Sin Grit, la máquina se las traga.",
        },
      ],
    },
    {
      anchor: "at-home",
      title: "En casa",
      parts: [
        {
          kind: "list",
          items: [
            "Metamorph se queda en casa: unos 40 ms van bien en una mezcla y son demasiado en un escenario.",
            "Automatiza el pad durante toda una estrofa, desde ella misma hasta un tercio del camino a la máquina. Nadie nota cuándo empieza.",
            "Con Harmony Engine construye la intro, una instancia por voz, y la exporta, para que por la noche el ordenador no tenga nada que hacer.",
          ],
        },
        {
          kind: "text",
          text: "Antes de cada concierto le pide a alguien de la puerta que escriba un verso de la prueba de sonido. Si faltan tres palabras, se acerca más.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Haruka Onteizawa es una muestra inventada. No hay conciertos a los que ir. Los retardos que cuenta son los de nuestras páginas de especificaciones.",
        },
      ],
    },
  ],
  seo: {
    title: "Haruka Onteizawa, electrónica en directo (muestra inventada)",
    description:
      "Una artista inventada con vocoder y teclado: Vocodist y AutoTune 2026 en el escenario, Metamorph y Harmony Engine en casa.",
  },
};
