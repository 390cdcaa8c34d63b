import type { SeedPost } from "../../../seed-reading.ts";

export const theClickInTheQuietBar: SeedPost = {
  title: "El clic en el compás callado",
  summary:
    "Lo que se cuela de los auriculares es poca cosa hasta que lo encuentra el compresor. Cómo dejar la música fuera del micrófono de voz y qué se puede hacer si ya entró.",
  writtenBy: "Otto Bypass, seudónimo",
  writtenOn: "2026-06-09",
  topic: "studio",
  products: ["vocal-prep", "vocal-compressor", "auto-tune-pro"],
  seo: {
    title: "Filtración de auriculares: evitarla y quitarla",
    description:
      "Por qué la filtración de los auriculares crece en la mezcla, cómo dejar el clic y la música fuera de una toma de voz y qué hacer si ya están dentro.",
  },
  sections: [
    {
      anchor: "why-it-grows",
      title: "Por qué crece",
      parts: [
        {
          kind: "text",
          text: "El día de la grabación nadie la oye. La música de los auriculares se cuela en el micrófono 40 o 50 dB por debajo de la voz, y la canción suena más fuerte que eso de todos modos.\n\nLuego empieza la mezcla. Un compresor les quita 10 dB a las palabras fuertes y tú subes la salida 10 dB para compensar. Todo lo que quedaba por debajo del umbral suena ahora 10 dB más fuerte, filtración incluida. Das algo de aire con un EQ y el hi-hat de las pausas también se lo lleva. Después alguien pide una última estrofa solo con voz y piano, y ahí está: un clic, en el compás callado.",
        },
      ],
    },
    {
      anchor: "keep-it-out",
      title: "Que no entre",
      parts: [
        {
          kind: "list",
          items: [
            "Auriculares cerrados. Los abiertos están hechos para dejar pasar el sonido, y cumplen.",
            "Menos volumen. Baja la música en vez de subir la voz. Cada dB en los auriculares es un dB en el micrófono.",
            "Una oreja al descubierto está bien, con el lado libre pegado a la cabeza o apagado. Un auricular en el aire es un altavoz pequeño.",
            "Un clic opaco. Cambia el pitido por un golpe grave y blando, y fíltralo por encima de 2 kHz. De lo que se cuela, los agudos son lo primero que se nota.",
            "Sin clic al final. Automatízalo para que pare antes de que se apague la última nota.",
            "Sin melodía guía. Un sinte que se cuela tocando la melodía es justo lo que un detector de tono puede confundir con alguien que canta.",
          ],
        },
        {
          kind: "note",
          text: "Haz la prueba antes de que llegue quien canta. Pon los auriculares en algo con forma de cabeza delante del micrófono, pon la canción al volumen de grabar y graba diez segundos. Sirve un cojín. Se queja menos que un baterista.",
        },
      ],
    },
    {
      anchor: "get-it-out",
      title: "Que salga",
      parts: [
        {
          kind: "text",
          text: "Si ya entró, ve de lo sencillo a lo ingenioso y para en cuanto esté bien.",
        },
        {
          kind: "steps",
          items: [
            "Corta las pausas. Unos fundidos cortos antes y después de cada frase quitan casi todo lo que alguien notaría. Guarda una copia de la toma sin cortar.",
            "Deja las respiraciones. Una pausa cortada a cero se nota más que la filtración.",
            "Vuelve a cantar solo los versos desnudos, sin clic y con el piano en una oreja.",
            "Si quien cantó sigue ahí: mismo sitio, mismos auriculares, mismo volumen, y graba la canción otra vez en silencio. Invierte la polaridad de esa pista y súmala. Si no se movió nada, los graves y los medios bajan con claridad; los agudos, apenas.",
          ],
        },
      ],
    },
    {
      anchor: "what-tools-do",
      title: "Qué hacen las herramientas y qué no",
      parts: [
        {
          kind: "table",
          head: ["Herramienta", "Con la filtración"],
          rows: [
            [
              "Vocal Prep, ruido",
              "Aprende el ruido constante. Un ventilador, sí; una canción, no.",
            ],
            [
              "Vocal Prep, chasquidos",
              "Hecho para labios y cables. Un metrónomo no es ni lo uno ni lo otro.",
            ],
            ["Vocal Compressor", "La levanta junto con las palabras suaves. Usa menos."],
            [
              "AutoTune Pro",
              "Sigue lo que suena más fuerte. En las pausas puede intentar afinar lo que se coló.",
            ],
          ],
        },
        {
          kind: "text",
          text: "Así que para esto no hay plug-in, y eso que hacemos plug-ins. Baja los auriculares.",
        },
      ],
    },
  ],
};
