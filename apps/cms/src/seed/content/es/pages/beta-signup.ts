import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Inscripción a la beta",
  seo: {
    title: "Beta de la app para iOS",
    description: "Apúntate para probar AutoTune para iOS antes de que salga.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune en el bolsillo",
      text: "Una app para iOS que afina mientras cantas. Pruébala antes de que salga y dinos qué falla.",
    },
    {
      block: "betaForm",
      headline: "Únete a la beta",
      text: "AutoTune es una marca de demostración: el formulario funciona, pero no hay ninguna app detrás.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Antes de apuntarte",
      items: [
        {
          question: "¿Cuánto cuesta?",
          answer: "Nada. Una beta es para probar, y puedes dejarlo cuando quieras.",
        },
        {
          question: "¿Por qué pedís mi año de nacimiento?",
          answer:
            "Algunos países solo permiten probar software a partir de cierta edad. No lo usamos para nada más.",
        },
        {
          question: "¿Qué pasa con mis datos?",
          answer: "Esperan aquí hasta que empiece la beta. Si eliminas tu cuenta, se van con ella.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "¿Prefieres esperar?",
      text: "El boletín avisa cuando la app esté lista.",
    },
    {
      block: "socialLinks",
      headline: "O encuéntranos en otros sitios",
      text: "Vídeos, imágenes y gente que canta.",
    },
  ],
};
