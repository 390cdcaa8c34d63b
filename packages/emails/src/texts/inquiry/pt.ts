import { pt as letter } from "../letter/pt.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const pt: InquiryTexts = {
  ...letter,
  subject: "Recebemos a sua consulta",
  preview: "A proposta para a sua escola chega em até dois dias úteis.",
  heading: "A sua consulta chegou",
  intro:
    "Obrigado por perguntar sobre uma licença institucional para a sua escola. Lemos pessoalmente cada consulta.",
  seats: "Lugares",
  next: "Respondemos com uma proposta em até dois dias úteis. Se faltar algo, basta responder a este e-mail.",
  notYou:
    "Se você não perguntou nada, alguém digitou o endereço errado. Pode esquecer este e-mail: não guardamos nada.",
  whyThisMail:
    "Você recebe este e-mail porque este endereço foi informado em uma consulta para uma escola.",
};
