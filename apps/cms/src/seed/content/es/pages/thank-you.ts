import type { SeedPage } from "../../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Gracias",
  seo: {
    title: "Gracias",
    description:
      "Ha llegado. Qué pasa después de un pedido, una suscripción o un mensaje, cuánto tarda y qué hacer si no llega ningún correo.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Gracias. Ha llegado",
      text: "Lo que enviaste ya está en su nota. Esto es lo que pasa ahora. Tienes que hacer poco, y nada con prisa.",
    },
    {
      block: "featureRows",
      headline: "Qué pasa ahora",
      rows: [
        {
          title: "Has hecho un pedido",
          text: "El recibo te llega por correo en unos minutos, con los números de serie de lo que compraste. Los mismos números están en tu cuenta. Si pagas por transferencia, llegan en cuanto llega el dinero, y eso tarda unos días.",
        },
        {
          title: "Te apuntaste al boletín",
          text: "Te hemos enviado un solo correo con un enlace. Solo si lo sigues volvemos a escribirte. El enlace vale 7 días; si lo dejas pasar, olvidamos la dirección.",
        },
        {
          title: "Nos preguntaste algo",
          text: "Alguien lo lee antes de que nadie conteste. Como esta es una marca de demostración, ese alguien tiene más paciencia que prisa.",
        },
        {
          title: "Empezaste una prueba",
          text: "Las 23 herramientas de Unlimited son tuyas durante 14 días. No se cobra nada hasta que pasan. El último día está escrito en tu cuenta, y la salida también.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Si falta algo",
      items: [
        {
          question: "No me ha llegado ningún correo.",
          answer:
            "Mira primero en la carpeta de spam y después comprueba la dirección en tu cuenta. Lo que enviamos también está ahí: un correo se puede perder, lo que dice no.",
        },
        {
          question: "Escribí mal la dirección.",
          answer:
            "Si tienes cuenta, inicia sesión con la dirección que escribiste y cámbiala ahí; la nueva hay que confirmarla. Si no tienes cuenta, usa el enlace de ayuda al pie de esta página y di de qué pedido se trata.",
        },
        {
          question: "No quería hacer el pedido.",
          answer:
            "Pasa. En los 14 días siguientes al pedido puedes desistir sin dar motivos. El formulario está al pie de la página y no hace falta tener cuenta.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mientras esperas, escucha",
      products: ["auto-tune-efx-plus", "vocodist", "choir"],
    },
  ],
};
