import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { es as letter } from "../letter/es.ts";
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
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `Tu pedido ${reference} de AutoTune`,
      preview: (serials) =>
        serials === 0
          ? "Tu pedido está listo. Estos son los tres pasos hasta tu primera toma."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "Tu pedido está listo. Todo lo que incluye te espera en tu cuenta."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `Hemos recibido tu pedido ${reference} de AutoTune`,
      preview: () => "Tus licencias llegan en cuanto recibamos el pago.",
      intro: () =>
        "Hemos recibido tu pedido. En cuanto llegue el pago, te enviamos tus licencias por correo; también las tendrás en tu cuenta.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "¡Gracias!" : `¡Gracias, ${firstName}!`),
  placedOn: "Fecha",
  quantity: "Cantidad",
  licence: (ordinal, count) => `Licencia ${ordinal} de ${count}`,
  upgradedFrom: (name) => `Actualización desde ${name}; sustituye a tu licencia anterior.`,
  free: "Gratis",
  gift: "Un regalo con tu pedido",
  every: everyInterval({
    m: { one: "cada mes", other: "cada # meses" },
    y: { one: "cada año", other: "cada # años" },
  }),
  freeUntil: (date, price, every) =>
    `Gratis hasta el ${date}; después, ${price} ${every}, salvo que canceles.`,
  renewsOn: (date, price, every) =>
    `${price} ${every}. El próximo cobro es el ${date}, salvo que canceles.`,
  renews: (price, every) => `${price} ${every}, hasta que canceles.`,
  subtotal: "Subtotal",
  discount: "Descuento",
  tax: "Impuestos",
  taxIncluded: "Impuestos, ya incluidos",
  total: "Total",
  paidWith: (cardEnding) => `Pagado con la tarjeta terminada en ${cardEnding}`,
  download: (name) => `Descargar ${name}`,
  seeOrder: "Ver tu pedido",
  invoice: "Abrir la factura",
  setup: {
    heading: "Tu cuenta está a un paso",
    text: "Elige una contraseña y tendrás tus descargas, licencias y recibos en un solo lugar. El enlace vale durante 30 días.",
    button: "Crear tu cuenta",
  },
  nextHeading: "Y ahora, ¿qué?",
  steps: [
    { title: "Instala", text: "Descarga el instalador desde tu cuenta y ábrelo." },
    { title: "Inicia sesión", text: "Usa la cuenta de esta dirección de correo." },
    {
      title: "Canta",
      text: "Ponlo en una pista de voz, elige la tonalidad de tu canción y dale a grabar.",
    },
  ],
  goodFirstTake: "Que disfrutes de tu primera toma.",
};
