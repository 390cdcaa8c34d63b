import { ko as letter } from "../letter/ko.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const ko: PriceAlertTexts = {
  ...letter,
  product: "제품",
  wish: "희망 가격",
  priceNow: "현재 가격",
  confirm: {
    subject: (product) => `${product} 가격이 내려가면 알려 드릴까요?`,
    heading: "알려 드릴까요?",
    intro:
      "이 주소로 제품 가격이 아래 금액 이하가 되면 알려 달라는 요청이 있었습니다. 본인이라면 확인해 주세요.",
    note: "가격에 도달하면 메일을 한 번만 보내 드립니다. 12개월이 지나면 이 희망 가격은 삭제됩니다.",
    action: "네, 알려 주세요",
    afterword:
      "링크는 7일 동안 유효합니다. 본인이 아니라면 아무것도 하지 않으셔도 됩니다. 확인이 없으면 메일을 보내지 않습니다.",
  },
  reached: {
    subject: (product) => `${product} 제품이 희망 가격이 되었습니다`,
    heading: "희망 가격에 도달했습니다",
    intro: "이 제품이 희망 가격 이하가 되면 알려 달라고 요청하셨습니다. 지금 그 가격이 되었습니다.",
    note: "제품 페이지에 표시된 가격이 적용됩니다. 가격은 다시 오를 수 있습니다.",
    action: "제품 보기",
    afterword: "요청하신 메일은 이 한 통뿐입니다. 이 희망 가격에 대해 다시 보내지 않습니다.",
  },
  stop: "이 희망 가격 삭제하기",
  whyThisMail: "이 주소로 가격 알림이 요청되어 이 메일을 보내 드립니다.",
};
