import type { SeedPage } from "../../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Condiciones del servicio",
  seo: {
    title: "Condiciones del servicio",
    description:
      "Las condiciones de la tienda de demostración de AutoTune, en palabras que se entienden: licencias, Unlimited, precios y desistimiento.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Condiciones del servicio",
      text: "Qué recibes, qué pagas, qué puedes hacer y cómo te vuelves atrás. Escritas para leerse.",
    },
    {
      block: "prose",
      headline: "Las condiciones",
      sections: [
        {
          title: "Una demostración",
          text: "Esta tienda es de una marca de demostración. Sus productos son inventados y detrás de una licencia comprada aquí no hay ningún software. Las condiciones que siguen son aquellas con las que la tienda vendería.",
        },
        {
          title: "Tu cuenta",
          text: "Cada cuenta es de una persona. Guarda tu contraseña para ti y mantén al día tu correo electrónico: ahí enviamos los números de serie y todo lo demás que importa.",
        },
        {
          title: "Licencias que compras",
          text: "Pagas una vez y puedes usar la herramienta sin fecha de caducidad, para trabajos propios y pagados. Una licencia puede estar activa en 2 ordenadores a la vez. Lo que haces con una herramienta es tuyo; no reclamamos nada de ello.\n\nNo puedes alquilar una licencia, compartir su número de serie ni desmontar la herramienta más allá de lo que te permite la ley.",
        },
        {
          title: "Unlimited",
          text: "Unlimited es un plan mensual o anual. Se renueva solo hasta que canceles, y puedes cancelar cuando quieras. En ese caso sigue hasta el final del período que pagaste.\n\nLa prueba dura 14 días y cada persona tiene una. Si no cancelas antes de que termine, el plan continúa al precio mensual que viste al empezar. Cuando un plan termina, sus plug-ins se detienen; el audio que exportaste y las licencias que compraste no se tocan.",
        },
        {
          title: "Precios y pago",
          text: "El precio que vale es el que se muestra al finalizar la compra, en tu moneda y con los impuestos a la vista antes de pagar. Del pago se encarga un proveedor de pagos; el número de tu tarjeta no nos llega.",
        },
        {
          title: "Desistimiento",
          text: "En los 14 días siguientes a una compra puedes desistir del contrato sin dar motivos y recuperar tu dinero. Las licencias de ese pedido terminan entonces.",
        },
        {
          title: "Cuando algo no funciona",
          text: "Dínoslo y lo arreglamos, lo cambiamos o te devolvemos el dinero, según lo que disponga la ley del lugar donde vives. No podemos prometer que una herramienta le vaya bien a tu canción. Nada de esta página limita los derechos que la ley te da como consumidor.",
        },
        {
          title: "Cambios",
          text: "Si estas condiciones cambian, las nuevas valen para lo que se compre después. Si tienes un plan en curso, te avisamos antes y puedes cancelarlo.",
        },
      ],
    },
  ],
};
