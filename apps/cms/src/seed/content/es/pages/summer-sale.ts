import type { SeedPage } from "../../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Rebajas de verano",
  seo: {
    title: "Rebajas de verano",
    description:
      "Cómo funcionan las rebajas de verano de AutoTune: el precio anterior junto al nuevo, sin cuenta atrás, y qué hacer si compraste la semana pasada.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Menos que pagar, más luz",
      text: "Una vez al año, algunas de nuestras herramientas cuestan menos durante un tiempo. Esta página cuenta cómo funciona. Qué está rebajado, y cuánto, lo dicen los propios productos.",
    },
    {
      block: "featureRows",
      headline: "Cómo funcionan las rebajas",
      rows: [
        {
          title: "Dos precios, uno al lado del otro",
          text: "Mientras duran las rebajas, un producto rebajado muestra el precio anterior y el nuevo. Si solo ves uno, no han empezado, ya terminaron o ese producto no entra.",
        },
        {
          title: "Sin reloj",
          text: "Aquí nada cuenta hasta medianoche para volver a empezar. Las rebajas tienen un primer día y un último, y el precio de tu carrito se comprueba otra vez antes de que pagues.",
        },
        {
          title: "La misma licencia",
          text: "Lo que compras rebajado es lo que habrías comprado de todos modos: sin fecha de caducidad, en 2 ordenadores a la vez y con las actualizaciones de esta versión incluidas.",
        },
        {
          title: "Nada a escondidas",
          text: "Las rebajas no añaden nada a tu carrito, no inician ningún plan ni marcan ninguna casilla. Si algo trae un regalo, lo ves en el carrito antes de pagar.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Tres para la ventana abierta",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "O todo el estante, por un verano",
      points: [
        { title: "3 ediciones de AutoTune", text: "y AutoKey" },
        { title: "5 herramientas de mezcla con IA", text: "la cadena vocal completa" },
        { title: "14 efectos creativos", text: "todos" },
        { title: "Cancela cuando quieras", text: "en septiembre, por ejemplo" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Preguntas sobre las rebajas",
      items: [
        {
          question: "Lo compré la semana pasada a precio completo.",
          answer:
            "En los 14 días siguientes al pedido puedes desistir sin dar motivos y comprar otra vez. Nosotros haríamos lo mismo.",
        },
        {
          question: "¿Puedo usar además un código?",
          answer:
            "Algunos códigos se suman a un precio rebajado y otros no. El carrito te lo dice antes de pagar, no después.",
        },
        {
          question: "¿Sale mejor una actualización que la rebaja?",
          answer:
            "A menudo, si ya tienes una edición. Inicia sesión y compara: tu cuenta muestra tus precios de actualización; el producto, el de rebajas.",
        },
        {
          question: "¿Espero a las próximas rebajas?",
          answer:
            "Si la canción puede esperar, sí. Si no, la prueba de Unlimited dura 14 días, que es más o menos una canción. Y como esta es una marca de demostración, aquí nadie se pierde una ganga.",
        },
      ],
    },
  ],
};
