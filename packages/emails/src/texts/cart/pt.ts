import { pt as letter } from "../letter/pt.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const pt: CartReminderTexts = {
  ...letter,
  subject: "Seu carrinho ainda está aqui",
  heading: "Você deixou algo no carrinho",
  intro: "Estes produtos ainda estão no seu carrinho. Os preços são os de hoje.",
  note: "O preço que vale é o do pagamento. Os upgrades voltam quando você entra na conta.",
  action: "Ver o carrinho",
  afterword:
    "O link vale por 14 dias, em qualquer dispositivo. Lembramos de um carrinho uma única vez; deste, não escreveremos de novo.",
  whyThisMail:
    "Você recebe este e-mail porque pediu na sua conta para ser lembrado de um carrinho deixado para trás.",
};
