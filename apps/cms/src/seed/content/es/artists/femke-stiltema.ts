import type { SeedArtist } from "../../../seed-reading.ts";

export const femkeStiltema: SeedArtist = {
  name: "Femke Stiltema",
  role: "Podcaster, historias de faros",
  quote: "Nadie me escribe para hablar de mi voz. Me costó dos años de trabajo.",
  summary:
    "Femke tiene 39 años y conversa en neerlandés con gente que cuidaba faros. No canta nunca, no afina nada y usa la cadena vocal todos los jueves.",
  products: ["vocal-prep", "vocal-compressor", "vocal-de-esser", "dial"],
  sections: [
    {
      anchor: "speech-is-different",
      title: "Hablar es otra cosa",
      parts: [
        {
          kind: "text",
          text: "Una canción puede ir y venir. Lo hablado se tiene que entender en bicicleta. Por eso a Femke le importan tres cosas: nada de ruido entre frases, un mismo nivel para dos personas y ninguna ese que duela.",
        },
        {
          kind: "steps",
          items: [
            "Un Vocal Prep para cada persona, nunca uno para las dos. Dos cuartos tienen dos ruidos.",
            "El nivel de Prep, lo bastante alto para que se oiga una respuesta entre dientes; después, Vocal Compressor a 3:1, de 3 a 5 dB menos.",
            "Vocal De-Esser en la persona invitada que se sienta demasiado cerca. Siempre hay una.",
            "El episodio terminado sale a −16 LUFS.",
          ],
        },
      ],
    },
    {
      anchor: "old-letters",
      title: "Cartas viejas",
      parts: [
        {
          kind: "text",
          text: "Cuando lee un cuaderno de bitácora, pone Dial en su propia voz, para que se sepa enseguida quién habla: Femke o alguien que cuidaba el faro hace mucho. Diez segundos cada vez. A los veinte, la gente busca el volumen.",
        },
        {
          kind: "text",
          text: "Lo que no funciona: una entrevista grabada con un teléfono desde la otra punta del cuarto. Lo ha intentado. Prep la deja más callada, no más cerca.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Femke Stiltema es una muestra inventada, y su podcast también. Faros de verdad los hay, pero a quienes los cuidan no les preguntamos.",
        },
      ],
    },
  ],
  seo: {
    title: "Femke Stiltema, podcaster (muestra inventada)",
    description:
      "Una podcaster inventada que no canta nunca: un Vocal Prep por persona, un compresor tranquilo, un de-esser y Dial para las cartas viejas.",
  },
};
