import type { SeedTutorial } from "../../../seed-reading.ts";

export const fitTheReverbToTheTempo: SeedTutorial = {
  title: "Ajusta la reverb al tempo",
  summary:
    "Una sala que se mete en el verso siguiente hace barro, por buena que sea. Sacas de la canción el predelay y la caída de Vocal Reverb y dejas que el ducking cuide las palabras.",
  level: "intermediate",
  topic: "mixing",
  minutes: 12,
  products: ["vocal-reverb"],
  outcome:
    "Sabes elegir predelay y caída a partir del tempo, montar una sola sala en un envío para varias voces y mantener clara la letra con el ducking.",
  sections: [
    {
      anchor: "numbers",
      title: "Dos números que da la canción",
      parts: [
        {
          kind: "text",
          text: "Una negra dura 60 000 dividido entre el tempo, en milisegundos. La dieciseisava parte es un buen primer predelay. Dos negras son una buena primera caída cuando los versos van muy seguidos.",
        },
        {
          kind: "table",
          head: ["Tempo", "Negra", "Predelay para probar", "Caída para probar"],
          rows: [
            ["75 bpm", "800 ms", "50 ms", "1,6 s"],
            ["90 bpm", "667 ms", "42 ms", "1,3 s"],
            ["120 bpm", "500 ms", "31 ms", "1,0 s"],
            ["150 bpm", "400 ms", "25 ms", "0,8 s"],
          ],
        },
        {
          kind: "text",
          text: "Son puntos de partida, no leyes. Una canción lenta con huecos largos admite el triple de caída. Por encima de 40 ms, comprueba que el predelay no se haya vuelto eco.",
        },
      ],
    },
    {
      anchor: "set-it",
      title: "Ponla en un envío",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon Vocal Reverb en una pista de retorno, apaga la señal seca y envíale la voz principal.",
            "Pon una estrofa y deja que sugiera tamaño y caída. Compara con la tabla. Si no están de acuerdo, hazle caso a la que suene mejor.",
            "Ajusta el predelay, en milisegundos o al tempo del DAW.",
            "Pon en loop el hueco más corto entre dos versos. Acorta la caída hasta que la cola casi se haya ido cuando empieza el segundo.",
            "Córtale los graves a la sala hasta que el bajo de la canción se vuelva a oír claro.",
            "Sube el ducking hasta entender cada palabra. La cola da un paso atrás mientras alguien canta y sube en los huecos.",
          ],
        },
        {
          kind: "note",
          text: "En inserto, sobre una sola voz, usa la distancia en vez de mezclar wet y dry. Cambia a la vez las primeras reflexiones, el timbre y la cola, como si quien canta diera un paso atrás.",
        },
      ],
    },
    {
      anchor: "several-voices",
      title: "Varias voces, una sala",
      parts: [
        {
          kind: "text",
          text: "Manda los coros a la misma sala, de 4 a 6 dB más que la voz principal. Así quedan detrás de ella, en el mismo lugar. Con otra reverb estarían en el cuarto de al lado.",
        },
      ],
    },
    {
      anchor: "check",
      title: "Comprueba",
      parts: [
        {
          kind: "list",
          items: [
            "En mono, bajito, en un teléfono: ¿siguen ahí las palabras?",
            "Con el retorno en silencio: ¿la voz suena más pequeña o solo más seca? Más seca es lo correcto.",
            "Con 2 dB menos: ¿echas algo de menos? Si no, déjala ahí.",
          ],
        },
      ],
    },
  ],
  seo: {
    title: "Ajusta la reverb de voz al tempo",
    description:
      "Predelay y caída a partir del tempo, una sola sala en un envío para varias voces y un ducking que mantiene clara la letra.",
  },
};
