import { es as letter } from "../letter/es.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const es: BetaTexts = {
  ...letter,
  withLink: {
    subject: "Tu enlace a la app de AutoTune",
    preview: "Prueba la app para iOS antes de que salga.",
    heading: "Aquí está la app",
    intro:
      "Gracias por apuntarte a la beta. Abre este enlace en tu iPhone o iPad para obtener la app para iOS.",
  },
  linkFollows: {
    subject: "Estás en la lista de la app de AutoTune",
    preview: "El enlace llegará en cuanto se pueda probar la app.",
    heading: "Estás en la lista",
    intro:
      "Gracias por apuntarte a la beta. La app para iOS todavía no se puede probar. En cuanto se pueda, enviaremos el enlace a esta dirección.",
  },
  getApp: "Obtener la app para iOS",
  notYou: "Si no te has apuntado, alguien escribió mal su dirección. Puedes olvidar este correo.",
  demonstration: "Esta es una tienda de demostración. Su app para iOS es un ejemplo.",
  whyThisMail: "Recibes este correo porque con esta dirección se pidió probar la app para iOS.",
};
