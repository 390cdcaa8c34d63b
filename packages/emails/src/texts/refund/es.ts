import { es as letter } from "../letter/es.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const es: RefundTexts = {
  ...letter,
  subject: (reference) => `Tu reembolso del pedido ${reference}`,
  heading: "Tu dinero está en camino",
  intro: (amount) => `Te hemos devuelto ${amount} por el mismo medio con el que pagaste.`,
  amount: "Reembolsado",
  products: "Productos",
  arrival: "Los bancos suelen tardar de 5 a 10 días laborables en mostrarlo.",
  afterwards:
    "Lo reembolsado ya no se puede usar. Si era una actualización, tu licencia anterior vuelve a valer.",
  seeOrders: "Ver tus pedidos",
};
