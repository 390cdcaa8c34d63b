import type { SeedPage } from "../../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Programa de afiliados",
  seo: {
    title: "Programa de afiliados",
    description:
      "Cómo funciona recomendar AutoTune: un enlace propio, reglas claras y ningún seguimiento sin consentimiento.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Recomienda lo que usas",
      text: "Si das clases, haces reseñas o simplemente hablas de voces, un enlace propio puede darte una parte de lo que venda. Las reglas caben en esta página.",
    },
    {
      block: "prose",
      headline: "Cómo funciona",
      sections: [
        {
          title: "Tu enlace",
          text: "Recibes un enlace que lleva tu número. Alguien lo sigue, mira un poco, quizá compra. Si compra, la venta cuenta como tuya.",
        },
        {
          title: "Su consentimiento",
          text: "Solo recordamos tu número si quien nos visita ha dado su permiso. Habrá quien no lo dé. Está en su derecho, y preferimos dejar de contar una venta que perder la confianza de alguien.",
        },
        {
          title: "Lo que te pedimos",
          text: "Di que es un enlace pagado, donde se vea. Recomienda lo que has probado. No pujes por nuestro nombre, no inventes descuentos y no escribas a quien no te lo ha pedido.",
        },
        {
          title: "Lo que cuenta",
          text: "Las licencias y los planes cuentan cuando se han pagado y siguen pagados. Los pedidos de los que alguien desiste no cuentan.",
        },
        {
          title: "Participar",
          text: "Esta es una marca de demostración, así que por ahora el programa no admite socios. Si te gustaría que abriera, dínoslo con el enlace de ayuda al pie de la página.",
        },
      ],
    },
  ],
};
