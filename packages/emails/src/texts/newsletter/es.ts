import { es as letter } from "../letter/es.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const es: NewsletterTexts = {
  subject: "Confirma tu boletín de AutoTune",
  preview: "Un clic y el próximo boletín es tuyo.",
  heading: "¿Te escribimos?",
  intro:
    "Alguien ha pedido el boletín de AutoTune con esta dirección. Si has sido tú, confírmalo: las novedades, los sonidos y las ofertas llegarán a este buzón.",
  confirm: "Sí, quiero el boletín",
  orOpen: "O abre esta dirección en tu navegador",
  validFor:
    "El enlace vale durante 7 días. Si no has sido tú, no hagas nada: sin tu sí no escribimos.",
  goodbye: "Nos leemos en el próximo boletín.",
  team: letter.team,
  demonstration: "Esta es una tienda de demostración. Los artículos de su boletín son ejemplos.",
  whyThisMail: "Recibes este correo porque esta dirección se apuntó al boletín.",
};
