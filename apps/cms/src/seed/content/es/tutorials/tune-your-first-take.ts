import type { SeedTutorial } from "../../../seed-reading.ts";

export const tuneYourFirstTake: SeedTutorial = {
  title: "Afina tu primera toma",
  summary:
    "Una toma, una tonalidad, dos perillas. Ajustas AutoTune 2026 de oído y paras antes de que alguien lo note.",
  level: "beginner",
  topic: "tuning",
  minutes: 8,
  products: ["auto-tune-2026"],
  outcome:
    "Sabes afinar una voz grabada con Retune y Human, y cuál de las dos perillas girar cuando algo suena mal.",
  sections: [
    {
      anchor: "before-you-start",
      title: "Antes de empezar",
      parts: [
        {
          kind: "text",
          text: "Hacen falta una toma grabada, seca, y la tonalidad de la canción. Si no la sabes, haz primero la lección de AutoKey: adivinar te va a costar más tiempo.",
        },
        {
          kind: "text",
          text: "Elige ocho compases que tengan un verso rápido y una nota larga, y ponlos en loop. Cada uno pide una cosa distinta, y conviene oír las dos.",
        },
      ],
    },
    {
      anchor: "set-it",
      title: "Ajústalo en este orden",
      parts: [
        {
          kind: "steps",
          items: [
            "Inserta AutoTune 2026 como primer plug-in de la pista de voz, antes del compresor, la reverb y el delay.",
            "Elige tonalidad y escala en el dial. Comprueba que están dentro todas las notas de la melodía.",
            "Pon Retune en 60 ms y Human a cero. Dale al loop y mira los cents debajo de la nota.",
            "Baja Retune a 0 ms. Ese es el efecto, con su escalera. Quédate con el sonido, para reconocerlo cuando no lo quieras.",
            "Vuelve a subir hasta que los portamentos sean otra vez portamentos. En casi todas las voces queda entre 40 y 120 ms.",
            "Ahora escucha solo la nota larga. Si se queda tiesa como un poste, dale más Human hasta que se mueva.",
          ],
        },
      ],
    },
    {
      anchor: "what-you-hear",
      title: "Qué oyes y qué giras",
      parts: [
        {
          kind: "table",
          head: ["Oyes", "Giras"],
          rows: [
            ["Las notas todavía tiemblan", "Retune, más rápido"],
            ["Los portamentos se vuelven escalones", "Retune, más lento"],
            ["Las notas largas están tiesas", "Human, hacia arriba"],
            ["Una nota salta a la vecina", "Nada; revisa la tonalidad"],
          ],
        },
        {
          kind: "note",
          text: "Una nota que se va más de medio semitono, 50 cents, está más cerca de la equivocada que de la buena. Ninguna perilla sabe lo que querías cantar. Repite esa palabra o saca del dial la nota que sobra.",
        },
      ],
    },
    {
      anchor: "stop-here",
      title: "Para aquí",
      parts: [
        {
          kind: "text",
          text: "Activa el bypass y pon el loop. Quítalo y ponlo otra vez. Si la segunda versión suena a la misma persona en un día mejor, déjala. Si suena a otra, ve más lento.",
        },
        {
          kind: "text",
          text: "Después pon la canción entera sin tocar nada. Lo que te moleste, apúntalo. Lo que no te moleste está terminado.",
        },
      ],
    },
  ],
  seo: {
    title: "Afina tu primera toma con AutoTune 2026",
    description:
      "Una primera lección de corrección de tono: dónde va el plug-in, cómo ajustar Retune y Human de oído y cuándo parar.",
  },
};
