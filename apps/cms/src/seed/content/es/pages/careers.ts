import type { SeedPage } from "../../../seed-content.ts";

export const careers: SeedPage = {
  title: "Empleo",
  seo: {
    title: "Empleo",
    description:
      "En AutoTune no hay puestos abiertos. Aun así, te contamos cómo nos gustaría trabajar.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Por ahora, nada abierto",
      text: "AutoTune es una marca de demostración y no emplea a nadie. Preferimos decirlo antes de que pulas una carta.",
    },
    {
      block: "prose",
      headline: "Pero si contratáramos…",
      sections: [
        {
          title: "A quién buscaríamos",
          text: "A gente que escucha antes de tocar nada. Procesamiento de señal o composición, soporte o traducción: la primera pregunta es la misma, ¿qué oíste?",
        },
        {
          title: "Cómo trabajaríamos",
          text: "Con cambios pequeños que se puedan comprobar, escritos en frases que otros puedan leer. Un nombre que necesita un comentario todavía no es el nombre correcto. Y nadie tendría que estar localizable después de la cena.",
        },
        {
          title: "Cómo preguntaríamos",
          text: "Una conversación y un trabajo, pagado, sobre un problema que tengamos de verdad. Una respuesta en dos semanas, también cuando sea que no, y con un motivo.",
        },
      ],
    },
  ],
};
