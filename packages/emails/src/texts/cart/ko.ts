import { ko as letter } from "../letter/ko.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const ko: CartReminderTexts = {
  ...letter,
  subject: "장바구니가 그대로 있습니다",
  heading: "장바구니에 담아 둔 상품이 있습니다",
  intro: "다음 상품이 아직 장바구니에 있습니다. 가격은 오늘 기준입니다.",
  note: "실제 가격은 결제 화면에 표시되는 가격입니다. 업그레이드는 로그인하면 다시 나타납니다.",
  action: "장바구니 보기",
  afterword:
    "이 링크는 14일 동안 어느 기기에서나 쓸 수 있습니다. 장바구니 하나에 한 번만 알려 드리며, 이 장바구니에 대해서는 다시 보내지 않습니다.",
  whyThisMail: "계정에서 두고 간 장바구니를 알려 달라고 하셨기 때문에 이 이메일을 보냅니다.",
};
