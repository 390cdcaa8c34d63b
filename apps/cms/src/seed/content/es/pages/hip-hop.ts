import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-hop",
  seo: {
    title: "AutoTune para voces de hip-hop",
    description:
      "Estribillos robóticos, estrofas sueltas y adlibs con eco: cómo afinar y mezclar voces de hip-hop, con ajustes para empezar y sonidos para comparar.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "El estribillo en la rejilla, las estrofas fuera",
      text: "El hip-hop hizo famosa la escalera y después aprendió cuándo dejarla en paz. Una página sobre las dos cosas, para quien tiene un beat y un micrófono.",
    },
    {
      block: "featureRows",
      headline: "Del beat al estribillo",
      rows: [
        {
          title: "Pregúntale la tonalidad al beat",
          text: "Coloca AutoKey en el beat, mejor sin la batería, y pon la parte de los acordes. Un bajo que resbala entre notas puede despistarlo, así que compruébalo con la nota en la que acabarías.",
        },
        {
          title: "Escribe el estribillo para la escalera",
          text: "El efecto vive en el camino entre dos notas. Deslízate despacio, aguanta los finales y deja aire entre los versos. Con una melodía de tres notas suele bastar.",
        },
        {
          title: "Deja que la estrofa hable",
          text: "Lo rapeado se mueve como el habla y no tiene nota adonde ir. Afinado al máximo, gorgotea. Pon ahí el plug-in en bypass, o tan lento que solo ayude a las palabras largas.",
        },
        {
          title: "Dales a los adlibs su propio sitio",
          text: "En su propia pista, afinados al máximo, finos y a tempo. A 140 BPM una corchea dura 214 ms: sincroniza el eco con el DAW y la cuenta la hace él.",
        },
        {
          title: "Pon peso bajo la última palabra",
          text: "Undertow añade la misma voz una octava más abajo. Diez dB por debajo de la principal se siente más de lo que se oye.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Cuatro voces para una canción",
      text: "Una voz sintética que nunca pisó una cabina, antes y después.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "El estribillo",
          text: "Cada portamento se vuelve escalón, con la voz doblada y el eco detrás.",
        },
        {
          product: "undertow",
          title: "El peso",
          text: "La misma frase, y ella misma una octava más abajo.",
        },
        {
          product: "stutter",
          title: "El último compás",
          text: "Trocitos de una palabra, una y otra vez, a tempo.",
        },
        {
          product: "dial",
          title: "El adlib",
          text: "Desde el otro lado del cable. Los graves se los deja al beat.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Ajustes para empezar",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "Estribillo", value: "Retune Speed de 0 a 10 ms" },
            { name: "Estrofa cantada", value: "Retune Speed de 15 a 30 ms" },
            { name: "Estrofa rapeada", value: "Más de 120 ms, o bypass" },
            { name: "Adlibs", value: "0 ms, eco al tempo del DAW" },
          ],
        },
        {
          title: "La cadena",
          rows: [
            { name: "Vocal EQ", value: "Corta por debajo de 80 a 100 Hz" },
            {
              name: "Vocal Compressor",
              value: "Ratio 4:1, de 4 a 6 dB menos en las palabras fuertes",
            },
            { name: "Vocal De-Esser", value: "De 5 a 9 kHz, de 3 a 6 dB" },
            { name: "Vocal Reverb", value: "Caída de 0,4 a 0,8 segundos, predelay de 20 a 40 ms" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Preguntas desde la cabina",
      items: [
        {
          question: "¿Grabo con el efecto puesto?",
          answer:
            "Escúchalo en los auriculares, sí: se canta distinto sobre una escalera. Pero graba la voz seca, para poder cambiar de idea mañana sobre la tonalidad.",
        },
        {
          question: "La tonalidad es la buena y aun así suena mal.",
          answer:
            "Puede que el beat no esté a 440 Hz. Un sample acelerado puede quedar entre dos tonalidades. Mueve el beat unos cents hasta que un afinador esté de acuerdo y después afina la voz.",
        },
        {
          question: "¿Qué edición es para este sonido?",
          answer:
            "EFX+ si solo quieres el efecto. AutoTune 2026 si también cantas estrofas. Pro si después vuelves a notas sueltas.",
        },
        {
          question: "¿Con esto aprendo a rapear?",
          answer:
            "Pone la afinación. El tempo, las palabras y el aire los pones tú, y esa es también la buena noticia.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "En la misma sala",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
