import { pt as letter } from "../letter/pt.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const pt: BetaTexts = {
  ...letter,
  withLink: {
    subject: "Seu link para o app AutoTune",
    preview: "Experimente o app para iOS antes do lançamento.",
    heading: "Aqui está o app",
    intro:
      "Obrigado por se inscrever no beta. Abra este link no seu iPhone ou iPad para obter o app para iOS.",
  },
  linkFollows: {
    subject: "Você está na lista do app AutoTune",
    preview: "O link vem assim que o app puder ser testado.",
    heading: "Você está na lista",
    intro:
      "Obrigado por se inscrever no beta. Ainda não é possível testar o app para iOS. Assim que for, enviaremos o link para este endereço.",
  },
  getApp: "Obter o app para iOS",
  notYou: "Se não foi você, alguém errou o próprio endereço. Você pode esquecer este e-mail.",
  demonstration: "Esta é uma loja de demonstração. O app para iOS dela é um exemplo.",
  whyThisMail:
    "Você recebeu este e-mail porque este endereço foi informado para testar o app para iOS.",
};
