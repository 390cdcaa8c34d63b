import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { pt as letter } from "../letter/pt.ts";
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
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `Seu pedido AutoTune ${reference}`,
      preview: (serials) =>
        serials === 0
          ? "Seu pedido está concluído. Veja os três passos até a primeira gravação."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "Seu pedido está concluído. Tudo o que ele inclui está esperando na sua conta."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `Recebemos seu pedido AutoTune ${reference}`,
      preview: () => "Suas licenças chegam assim que o pagamento for confirmado.",
      intro: () =>
        "Recebemos seu pedido. Assim que o pagamento for confirmado, suas licenças chegam por e-mail e aparecem na sua conta.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "Obrigado!" : `Obrigado, ${firstName}!`),
  placedOn: "Data",
  quantity: "Quantidade",
  licence: (ordinal, count) => `Licença ${ordinal} de ${count}`,
  upgradedFrom: (name) => `Upgrade a partir de ${name}; substitui sua licença anterior.`,
  free: "Grátis",
  gift: "Um presente com o seu pedido",
  every: everyInterval({
    m: { one: "todo mês", other: "a cada # meses" },
    y: { one: "todo ano", other: "a cada # anos" },
  }),
  freeUntil: (date, price, every) =>
    `Grátis até ${date}; depois, ${price} ${every}, a menos que você cancele.`,
  renewsOn: (date, price, every) =>
    `${price} ${every}. A próxima cobrança é em ${date}, a menos que você cancele.`,
  renews: (price, every) => `${price} ${every}, até você cancelar.`,
  subtotal: "Subtotal",
  discount: "Desconto",
  tax: "Impostos",
  taxIncluded: "Impostos, já incluídos",
  total: "Total",
  paidWith: (cardEnding) => `Pago com o cartão de final ${cardEnding}`,
  download: (name) => `Baixar ${name}`,
  seeOrder: "Ver seu pedido",
  invoice: "Abrir a fatura",
  setup: {
    heading: "Sua conta está a um passo",
    text: "Escolha uma senha e tenha seus downloads, licenças e recibos em um só lugar. O link vale por 30 dias.",
    button: "Criar sua conta",
  },
  nextHeading: "E agora?",
  steps: [
    { title: "Instale", text: "Baixe o instalador na sua conta e abra o arquivo." },
    { title: "Entre", text: "Use a conta deste endereço de e-mail." },
    {
      title: "Cante",
      text: "Coloque em uma pista de voz, escolha o tom da sua música e comece a gravar.",
    },
  ],
  goodFirstTake: "Boa primeira gravação!",
};
