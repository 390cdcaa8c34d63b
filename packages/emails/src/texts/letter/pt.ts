import type { EmailTexts } from "./letter-texts.ts";

export const pt: EmailTexts = {
  colon: ": ",
  greeting: (firstName) => (firstName === "" ? "Olá," : `Olá, ${firstName},`),
  goodbye: "Um abraço,",
  team: "Equipe AutoTune",
  orderNumber: "Pedido",
  serialNumber: "Número de série",
  authenticationCode: "Código de autenticação",
  demonstration:
    "Esta é uma loja de demonstração. Nada foi vendido de verdade e nenhum valor foi cobrado.",
  whyOrderMail: (reference) =>
    `Você recebeu este e-mail porque o pedido ${reference} foi feito com este endereço.`,
  chooseMails: "Escolha quais e-mails receber, ou nenhum",
};
