import { pt as letter } from "../letter/pt.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const pt: NewsletterTexts = {
  subject: "Confirme sua newsletter AutoTune",
  preview: "Um clique, e a próxima newsletter é sua.",
  heading: "Podemos escrever para você?",
  intro:
    "Alguém pediu a newsletter AutoTune com este endereço. Se foi você, confirme: novidades, sons e ofertas vão chegar a esta caixa de entrada.",
  confirm: "Sim, quero a newsletter",
  orOpen: "Ou abra este endereço no seu navegador",
  validFor:
    "O link vale por 7 dias. Se não foi você, não faça nada: sem o seu sim, não escrevemos.",
  goodbye: "Até a próxima newsletter!",
  team: letter.team,
  demonstration:
    "Esta é uma loja de demonstração. Os artigos de que a newsletter fala são exemplos.",
  whyThisMail: "Você recebeu este e-mail porque este endereço foi informado para a newsletter.",
};
