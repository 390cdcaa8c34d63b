import { pt as letter } from "../letter/pt.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const pt: PlanTexts = {
  ...letter,
  plan: "Plano",
  card: "Cartão",
  cardEnding: (digits) => `final ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `Seus dias grátis com ${plan} começaram`,
      heading: "Seus dias grátis começaram",
      intro: (plan) =>
        `Tudo o que há no ${plan} está liberado para você a partir de hoje. Cante, experimente, sem pressa.`,
      amount: "Primeira cobrança",
      date: "Grátis até",
      note: "Se você gostar, não precisa fazer nada. Se não, cancele na sua conta antes que os dias grátis acabem, e nada será cobrado.",
      action: "Abrir sua conta",
    },
    trialEnding: {
      subject: (plan) => `Seus dias grátis com ${plan} estão acabando`,
      heading: "Seus dias grátis estão acabando",
      intro: (plan) =>
        `Esperamos que o ${plan} tenha encontrado um lugar nas suas músicas. Se você ficar, não precisa fazer nada: o plano começa sozinho.`,
      amount: "Primeira cobrança",
      date: "Grátis até",
      note: "Se não for para você, cancele antes que os dias grátis acabem, e nada será cobrado.",
      action: "Gerenciar seu plano",
    },
    renewed: {
      subject: (plan) => `${plan} foi renovado`,
      heading: "Que bom que você ficou",
      intro: (plan) => `${plan} foi renovado, e tudo o que há nele continua liberado para você.`,
      amount: "Cobrado",
      date: "Próxima cobrança",
      note: "Na sua conta você pode mudar, pausar ou cancelar seu plano quando quiser.",
      action: "Ver seu plano",
    },
    paymentFailed: {
      subject: (plan) => `Seu pagamento do ${plan} não foi concluído`,
      heading: "Seu pagamento não foi concluído",
      intro: (plan) =>
        `Tentamos cobrar o ${plan}, mas o pagamento não foi concluído. Acontece: um cartão vence ou um limite é atingido. Por enquanto, tudo continua funcionando.`,
      amount: "Valor em aberto",
      date: "Próxima tentativa",
      note: "Confira se o cartão ainda é válido e cobre o valor. Assim que o pagamento for concluído, seu plano segue normalmente.",
      action: "Conferir seu pagamento",
    },
    planChanged: {
      subject: (plan) => `Seu novo plano: ${plan}`,
      heading: "Seu novo plano",
      intro: (plan) =>
        `Você mudou para o ${plan}. Na sua conta você vê o que ele inclui e a partir de quando.`,
      amount: "Novo preço",
      date: "Próxima cobrança",
      note: "Na sua conta você pode mudar de novo quando quiser.",
      action: "Ver seu plano",
    },
    paused: {
      subject: (plan) => `${plan} está em pausa`,
      heading: "Seu plano está em pausa",
      intro: (plan) =>
        `${plan} faz uma pausa, e as cobranças também. O que você já pagou continua liberado até o fim desse período.`,
      amount: null,
      date: "Em pausa até",
      note: "Depois ele volta sozinho. Se quiser cantar antes, retome seu plano na sua conta quando quiser.",
      action: "Gerenciar seu plano",
    },
    resumed: {
      subject: (plan) => `${plan} continua`,
      heading: "Seu plano continua",
      intro: (plan) => `${plan} continua, com tudo o que há nele. É bom ter você com a gente.`,
      amount: "Valor",
      date: "Próxima cobrança",
      note: "Na sua conta você pode mudar, pausar ou cancelar seu plano quando quiser.",
      action: "Ver seu plano",
    },
    cancelled: {
      subject: (plan) => `${plan} foi cancelado`,
      heading: "Seu plano foi cancelado",
      intro: (plan) =>
        `${plan} não será renovado, e nada mais será cobrado. O que você já pagou continua funcionando até o último dia.`,
      amount: null,
      date: "Termina em",
      note: "Mudou de ideia? Desfaça o cancelamento na sua conta antes que o plano termine, e tudo fica como está.",
      action: "Manter seu plano",
    },
    ended: {
      subject: (plan) => `${plan} terminou`,
      heading: "Seu plano terminou",
      intro: (plan) =>
        `${plan} terminou, e nada mais será cobrado. Obrigado por cantar com a gente.`,
      amount: null,
      date: "Terminou em",
      note: "Suas músicas e seus projetos continuam seus, assim como cada licença que você comprou. Se sentir falta das ferramentas, um novo plano traz todas de volta.",
      action: "Abrir sua conta",
    },
  },
  whyThisMail: "Você recebeu este e-mail porque ele trata de um plano da conta com este endereço.",
};
