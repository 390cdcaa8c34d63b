import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "field",
      title: "El campo",
      parts: [
        {
          kind: "table",
          head: ["Lugar", "Qué hace"],
          rows: [
            [
              "Human, abajo a la derecha",
              "Lo más suave que llega a ser EFX+: sigue robótico, pero deja los ataques",
            ],
            ["El centro", "Escalera, con toda claridad"],
            ["Robot, arriba a la izquierda", "Cada nota al instante, nada en medio"],
            ["El rastro", "Por donde fuiste; se dibuja, no se vuelve a tocar"],
          ],
        },
      ],
    },
    {
      anchor: "pads",
      title: "Los dieciséis pads",
      parts: [
        {
          kind: "table",
          head: ["Pad con", "Qué oyes", "Va bien para"],
          rows: [
            ["Voz doblada", "Una segunda voz junto a la tuya", "Últimos versos, hooks"],
            ["Eco", "Repeticiones detrás de ti, a tiempo", "Huecos entre versos"],
            ["Repeticiones", "La palabra otra vez, al momento, a pasos", "Sílabas sueltas"],
            ["Sin luz", "Nada; está libre", "Descansar un dedo"],
          ],
        },
      ],
    },
    {
      anchor: "hold",
      title: "Golpear y mantener",
      parts: [
        {
          kind: "text",
          text: "Un pad trabaja mientras lo mantienes y para cuando lo sueltas. Si quieres un efecto que se quede, dibújalo en la automatización de tu DAW; si tiene que caer en una palabra, usa la mano. A las manos se les dan mejor las palabras.",
        },
      ],
    },
    {
      anchor: "steps",
      title: "Dieciséis pasos",
      parts: [
        {
          kind: "table",
          head: ["Lo que ves", "Qué significa"],
          rows: [
            ["Un paso", "Una semicorchea; la fila entera es un compás de cuatro"],
            ["Cada cuarto paso encendido", "Los tiempos"],
            ["El paso blanco", "Por dónde va la canción"],
            ["Los pasos no se mueven", "El DAW está parado"],
          ],
        },
      ],
    },
    {
      anchor: "scale",
      title: "Tonalidad y escala",
      parts: [
        {
          kind: "table",
          head: ["Ajuste", "Opciones"],
          rows: [
            ["Escala", "Mayor, menor, cromática o las notas que elijas"],
            ["Tonalidad", "A mano o desde AutoKey"],
            ["Tempo", "El del DAW; aquí no se pone"],
          ],
        },
      ],
    },
  ],
};
