import type { EmailTexts } from "./letter-texts.ts";

export const es: EmailTexts = {
  colon: ": ",
  greeting: (firstName) => (firstName === "" ? "Hola:" : `Hola, ${firstName}:`),
  goodbye: "Un saludo,",
  team: "El equipo de AutoTune",
  orderNumber: "Pedido",
  serialNumber: "Número de serie",
  authenticationCode: "Código de autenticación",
  demonstration:
    "Esta es una tienda de demostración. No se ha vendido nada de verdad ni se ha movido dinero.",
  whyOrderMail: (reference) =>
    `Recibes este correo porque con esta dirección se hizo el pedido ${reference}.`,
  chooseMails: "Elige qué correos recibes, o ninguno",
};
