import { es as letter } from "../letter/es.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const es: PriceAlertTexts = {
  ...letter,
  product: "Producto",
  wish: "El precio que deseas",
  priceNow: "El precio ahora",
  confirm: {
    subject: (product) => `¿Te avisamos cuando baje ${product}?`,
    heading: "¿Te avisamos?",
    intro:
      "Alguien ha pedido con esta dirección que le avisemos cuando un producto no cueste más que esto. Si has sido tú, confírmalo.",
    note: "Recibirás un solo correo, cuando se alcance el precio. A los doce meses olvidamos el deseo.",
    action: "Sí, avisadme",
    afterword:
      "El enlace vale durante 7 días. Si no has sido tú, no hagas nada: sin tu sí no escribimos.",
  },
  reached: {
    subject: (product) => `${product} tiene el precio que deseabas`,
    heading: "Tu precio se ha alcanzado",
    intro:
      "Pediste que te avisáramos cuando este producto no costara más de lo que deseabas. Ya es así.",
    note: "Cuenta el precio de la página del producto. Puede volver a subir.",
    action: "Ver el producto",
    afterword: "Este era el único correo que pediste. No volveremos a escribir por este deseo.",
  },
  stop: "Olvidar este deseo",
  whyThisMail: "Recibes este correo porque con esta dirección se pidió un aviso de precio.",
};
