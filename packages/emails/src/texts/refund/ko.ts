import { ko as letter } from "../letter/ko.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const ko: RefundTexts = {
  ...letter,
  subject: (reference) => `주문 ${reference} 환불 안내`,
  heading: "환불해 드렸어요",
  intro: (amount) => `결제하신 수단으로 ${amount} 환불해 드렸어요.`,
  amount: "환불 금액",
  products: "환불된 제품",
  arrival: "은행에 반영되기까지 보통 영업일 기준 5~10일이 걸려요.",
  afterwards:
    "환불된 제품은 더 이상 쓸 수 없어요. 업그레이드였다면 이전 라이선스를 다시 쓸 수 있어요.",
  seeOrders: "주문 보기",
};
