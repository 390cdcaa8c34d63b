import type { SeedTutorial } from "../../../seed-reading.ts";

export const evenOutAVoice: SeedTutorial = {
  title: "Empareja una voz",
  summary:
    "La estrofa desaparece y el estribillo te da en la cara. Un compresor, cuatro controles y una forma de saber cuándo te pasaste.",
  level: "beginner",
  topic: "mixing",
  minutes: 10,
  products: ["vocal-compressor"],
  outcome:
    "Sabes ajustar de oído Threshold, Ratio, ataque y release en Vocal Compressor, y leer en su imagen si trabaja demasiado.",
  sections: [
    {
      anchor: "what-it-does",
      title: "Qué hace, en números",
      parts: [
        {
          kind: "text",
          text: "Un compresor baja lo que supera el umbral, Threshold. Ratio dice con cuánta firmeza. A 4:1, un verso que pasa el umbral por 8 dB sale a 2 dB por encima: se quitaron 6. Todo lo que queda debajo del umbral sigue igual.",
        },
        {
          kind: "table",
          head: ["Ratio", "8 dB por encima salen como", "Se quitan"],
          rows: [
            ["2:1", "4 dB por encima", "4 dB"],
            ["4:1", "2 dB por encima", "6 dB"],
            ["8:1", "1 dB por encima", "7 dB"],
          ],
        },
      ],
    },
    {
      anchor: "set-it",
      title: "Ajústalo",
      parts: [
        {
          kind: "steps",
          items: [
            "Inserta Vocal Compressor después del EQ. Pon en loop el verso más suave y el más fuerte que vayan seguidos.",
            "Deja que escuche unos segundos. Threshold y Ratio se mueven a un punto de partida.",
            "Baja Threshold hasta que la voz suene plana y encima de ti. Ahora ya sabes qué es demasiado.",
            "Súbelo hasta que el historial muestre de 3 a 6 dB menos en el verso fuerte y casi nada en el suave.",
            "Al principio deja el ataque en adaptable. Si la t y la k pierden su filo, ponlo a mano, más lento. Si la primera sílaba salta, más rápido.",
            "Pon el valor inicial del release de modo que lo que cuelga desde arriba vuelva a cero antes del siguiente verso.",
            "Sube la salida tanto como se quitó en el verso fuerte. Luego activa el bypass y compara.",
          ],
        },
        {
          kind: "note",
          text: "Compara al mismo volumen o no estás comparando nada. La versión más fuerte gana siempre, también cuando es peor.",
        },
      ],
    },
    {
      anchor: "too-much",
      title: "Señales de que te pasaste",
      parts: [
        {
          kind: "list",
          items: [
            "Las respiraciones suenan tan fuerte como las palabras.",
            "El historial nunca vuelve a cero.",
            "Las eses duelen donde antes no dolían. Un de-esser después del compresor ayuda; comprimir menos ayuda más.",
            "El ruido de la sala sube en cada pausa.",
          ],
        },
      ],
    },
    {
      anchor: "when-one-line-resists",
      title: "Cuando un verso se resiste",
      parts: [
        {
          kind: "text",
          text: "Un solo grito en una canción suave no es asunto del compresor. Baja esa palabra a mano, con la ganancia del clip o con automatización, antes del plug-in. Son diez segundos, y los otros tres minutos se quedan como estaban.",
        },
      ],
    },
  ],
  seo: {
    title: "Empareja una voz con Vocal Compressor",
    description:
      "Threshold, Ratio, ataque y release de oído: qué significan los números, qué muestra la imagen y las señales de que te pasaste.",
  },
};
