import { es as letter } from "../letter/es.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const es: InquiryTexts = {
  ...letter,
  subject: "Hemos recibido tu consulta",
  preview: "La oferta para tu centro llega en dos días laborables.",
  heading: "Tu consulta ha llegado",
  intro:
    "Gracias por preguntar por una licencia de centro. Leemos personalmente todas las consultas.",
  seats: "Puestos",
  next: "Te respondemos con una oferta en dos días laborables. Si falta algo, responde a este correo.",
  notYou:
    "Si no nos has preguntado nada, alguien escribió mal su dirección. Puedes olvidar este correo: no guardamos nada.",
  whyThisMail:
    "Recibes este correo porque esta dirección se indicó en una consulta para un centro educativo.",
};
