import { es as letter } from "../letter/es.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const es: CartReminderTexts = {
  ...letter,
  subject: "Tu carrito sigue aquí",
  heading: "Has dejado algo en tu carrito",
  intro: "Estos productos siguen en tu carrito. Los precios son los de hoy.",
  note: "El precio que cuenta es el del pago. Las actualizaciones vuelven cuando inicias sesión.",
  action: "Ver el carrito",
  afterword:
    "El enlace vale 14 días, en cualquier dispositivo. Te recordamos un carrito una sola vez; este, no lo haremos de nuevo.",
  whyThisMail:
    "Recibes este correo porque pediste en tu cuenta que te recordáramos un carrito abandonado.",
};
