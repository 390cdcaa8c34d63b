import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "Primera sesión",
  sections: [
    {
      anchor: "first-take",
      title: "Del inserto a la afinación",
      parts: [
        {
          kind: "steps",
          items: [
            "Inserta Hybrid el primero de la pista de voz, antes del EQ y del compresor.",
            "Pon tonalidad y escala a mano, o deja que las envíe AutoKey.",
            "Deja Flex y Throat neutros: Flex abajo, Throat en el centro.",
            "Pon Retune en 50 ms y reproduce el verso más fuerte y el más suave.",
            "Sube Flex hasta que los portamentos vuelvan a serlo. Throat, al final y solo un poco.",
          ],
        },
      ],
    },
    {
      anchor: "reading",
      title: "Cómo leer la pared",
      parts: [
        {
          kind: "table",
          head: ["La pared muestra", "Y ya sabes"],
          rows: [
            ["Pálidas y brillantes en la misma línea", "La nota estaba bien; Hybrid descansa"],
            ["Pálidas a un paso, brillantes quietas", "Una corrección de las de siempre"],
            ["Las brillantes saltan de un lado a otro", "Dos notas se pelean; mira la escala"],
            ["Solo se mueven las pálidas", "Bypass, o Flex prefiere no meterse"],
          ],
        },
      ],
    },
  ],
};
