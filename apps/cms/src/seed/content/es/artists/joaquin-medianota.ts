import type { SeedArtist } from "../../../seed-reading.ts";

export const joaquinMedianota: SeedArtist = {
  name: "Joaquín Medianota",
  role: "Productor de reguetón y trap",
  quote: "Dicen que lo hace el plug-in. Luego le cantan notas rectas y no pasa nada.",
  summary:
    "Joaquín tiene 31 años, trabaja en español y graba a vecinos que pasan por su casa al salir del turno. Le gusta la escalera bien fuerte, y se pasa media noche enseñando a subirla.",
  products: ["auto-tune-efx-plus", "auto-key", "stutter"],
  sections: [
    {
      anchor: "an-evening",
      title: "Una noche con él",
      parts: [
        {
          kind: "text",
          text: "Hay dos sillas, un micrófono y una nevera que desenchufa antes de cada toma. Dentro de la nevera deja la llave del coche, para no poder irse sin volver a enchufarla.",
        },
        {
          kind: "text",
          text: "Los beats le llegan sin tonalidad, así que primero los oye AutoKey, con la batería en silencio. Él lo comprueba tarareando. Si la certeza es baja, le pregunta a quien hizo el beat, que suele ser más rápido que pasarse de listo.",
        },
      ],
    },
    {
      anchor: "his-settings",
      title: "Qué hace con EFX+",
      parts: [
        {
          kind: "list",
          items: [
            "Escala menor con una o dos notas menos, para que los escalones sean más altos.",
            "El campo cerca del humano mientras cantan y, luego, automatizado hacia el robot en los finales de verso.",
            "Un pad para la segunda voz, palabra por palabra.",
            "Stutter en una sílaba de toda la canción. Dos ya son manía.",
          ],
        },
        {
          kind: "text",
          text: "Antes de grabar hace que todo el mundo se deslice despacio entre dos notas durante un minuto, con el efecto puesto. Después ya lo tocan solos, y a él solo le queda grabar.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Joaquín Medianota es una muestra inventada. No existe ese productor, y sus vecinos tampoco. El truco de la llave del coche merece que lo copies igual.",
        },
      ],
    },
  ],
  seo: {
    title: "Joaquín Medianota, productor de trap (muestra inventada)",
    description:
      "Un productor inventado de reguetón y trap: AutoKey en el beat, AutoTune EFX+ en la voz y Stutter en una sola sílaba.",
  },
};
