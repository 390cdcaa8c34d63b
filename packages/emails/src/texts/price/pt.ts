import { pt as letter } from "../letter/pt.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const pt: PriceAlertTexts = {
  ...letter,
  product: "Produto",
  wish: "O preço que você deseja",
  priceNow: "O preço agora",
  confirm: {
    subject: (product) => `Avisamos quando ${product} ficar mais barato?`,
    heading: "Quer que avisemos?",
    intro:
      "Alguém pediu com este endereço para ser avisado quando um produto não custar mais do que isto. Se foi você, confirme.",
    note: "Você recebe um único e-mail, quando o preço for alcançado. Depois de doze meses esquecemos o desejo.",
    action: "Sim, avisem-me",
    afterword:
      "O link vale por 7 dias. Se não foi você, não faça nada: sem o seu sim não escrevemos.",
  },
  reached: {
    subject: (product) => `${product} está no preço que você desejava`,
    heading: "O seu preço foi alcançado",
    intro:
      "Você pediu para ser avisado quando este produto não custasse mais do que deseja. Agora é assim.",
    note: "Vale o preço na página do produto. Ele pode subir de novo.",
    action: "Ver o produto",
    afterword:
      "Este era o único e-mail que você pediu. Não escreveremos de novo sobre este desejo.",
  },
  stop: "Esquecer este desejo",
  whyThisMail: "Você recebe este e-mail porque um alerta de preço foi pedido com este endereço.",
};
