import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Licencias de centro para escuelas",
  seo: {
    title: "Licencias de centro para escuelas",
    description:
      "Licencias de centro de AutoTune para escuelas, conservatorios y universidades: dinos cuántos puestos necesitas y te respondemos con una oferta.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Para aulas y estudios donde se enseña",
      text: "Un solo acuerdo para todos los ordenadores de un centro, a partir de diez puestos. Cuéntanos cómo son tus aulas y te respondemos con una oferta en dos días laborables.",
    },
    {
      block: "prose",
      headline: "Lo que trae una licencia de centro",
      sections: [
        {
          title: "Un solo acuerdo",
          text: "Todos los puestos en una licencia, con una sola fecha de renovación y a nombre de tu centro. Sin números de serie que repartir en clase.",
        },
        {
          title: "El profesorado se la lleva a casa",
          text: "Quien enseña con las herramientas puede preparar con ellas sus clases en su propio ordenador.",
        },
        {
          title: "Espacio para cambiar",
          text: "Los puestos se mueven con las aulas. Añade más durante el curso y paga los meses que quedan.",
        },
      ],
    },
  ],
};
