import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("es", {
  one: "Tu pedido está listo y aquí tienes tu número de serie. Guarda este correo: te hará falta el día que vuelvas a instalarlo.",
  other:
    "Tu pedido está listo y aquí tienes tus # números de serie. Guarda este correo: te hará falta el día que vuelvas a instalarlo.",
});
const previewWithSerials = plural("es", {
  one: "Dentro está tu número de serie y los tres pasos hasta tu primera toma.",
  other: "Dentro están tus # números de serie y los tres pasos hasta tu primera toma.",
});

export const es: OrderTexts = {
  subject: (reference) => `Tu pedido ${reference} de AutoTune`,
  preview: (serials) =>
    serials === 0
      ? "Tu pedido está listo. Estos son los tres pasos hasta tu primera toma."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "¡Gracias!" : `¡Gracias, ${firstName}!`),
  intro: (serials) =>
    serials === 0
      ? "Tu pedido está listo. Todo lo que has comprado te espera en tu cuenta."
      : introWithSerials(serials),
  colon: ": ",
  orderNumber: "Pedido",
  placedOn: "Fecha",
  quantity: "Cantidad",
  licence: (ordinal, count) => `Licencia ${ordinal} de ${count}`,
  serialNumber: "Número de serie",
  authenticationCode: "Código de autenticación",
  subtotal: "Subtotal",
  discount: "Descuento",
  tax: "Impuestos",
  taxIncluded: "Impuestos, ya incluidos",
  total: "Total",
  paidWith: (cardEnding) => `Pagado con la tarjeta terminada en ${cardEnding}`,
  seeOrder: "Ver tu pedido",
  invoice: "Abrir la factura",
  nextHeading: "Y ahora, ¿qué?",
  steps: [
    { title: "Instala", text: "Descarga el instalador desde tu cuenta y ábrelo." },
    { title: "Inicia sesión", text: "Usa la misma cuenta con la que hiciste el pedido." },
    {
      title: "Canta",
      text: "Ponlo en una pista de voz, elige la tonalidad de tu canción y dale a grabar.",
    },
  ],
  goodbye: "Que disfrutes de tu primera toma.",
  team: "El equipo de AutoTune",
  demonstration:
    "Esta es una tienda de demostración. No se ha vendido nada de verdad ni se ha movido dinero.",
  whyThisMail: (reference) =>
    `Recibes este correo porque con esta dirección se hizo el pedido ${reference}.`,
};
