import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("pt", {
  one: "Seu pedido está concluído e seu número de série está logo abaixo. Guarde este e-mail para o dia em que você trocar de computador.",
  other:
    "Seu pedido está concluído e seus # números de série estão logo abaixo. Guarde este e-mail para o dia em que você trocar de computador.",
});
const previewWithSerials = plural("pt", {
  one: "Aqui estão seu número de série e os três passos até a primeira gravação.",
  other: "Aqui estão seus # números de série e os três passos até a primeira gravação.",
});

export const pt: OrderTexts = {
  subject: (reference) => `Seu pedido AutoTune ${reference}`,
  preview: (serials) =>
    serials === 0
      ? "Seu pedido está concluído. Veja os três passos até a primeira gravação."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "Obrigado!" : `Obrigado, ${firstName}!`),
  intro: (serials) =>
    serials === 0
      ? "Seu pedido está concluído. Tudo o que você comprou está esperando na sua conta."
      : introWithSerials(serials),
  colon: ": ",
  orderNumber: "Pedido",
  placedOn: "Data",
  quantity: "Quantidade",
  licence: (ordinal, count) => `Licença ${ordinal} de ${count}`,
  serialNumber: "Número de série",
  authenticationCode: "Código de autenticação",
  subtotal: "Subtotal",
  discount: "Desconto",
  tax: "Impostos",
  taxIncluded: "Impostos, já incluídos",
  total: "Total",
  paidWith: (cardEnding) => `Pago com o cartão de final ${cardEnding}`,
  seeOrder: "Ver seu pedido",
  invoice: "Abrir a fatura",
  nextHeading: "E agora?",
  steps: [
    { title: "Instale", text: "Baixe o instalador na sua conta e abra o arquivo." },
    { title: "Entre", text: "Use a mesma conta com que você fez o pedido." },
    {
      title: "Cante",
      text: "Coloque em uma pista de voz, escolha o tom da sua música e comece a gravar.",
    },
  ],
  goodbye: "Boa primeira gravação!",
  team: "Equipe AutoTune",
  demonstration:
    "Esta é uma loja de demonstração. Nada foi vendido de verdade e nenhum valor foi cobrado.",
  whyThisMail: (reference) =>
    `Você recebeu este e-mail porque o pedido ${reference} foi feito com este endereço.`,
};
