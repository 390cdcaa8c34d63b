import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("ko", {
  other:
    "주문이 완료됐어요. 시리얼 번호 #개를 아래에 적어 두었어요. 나중에 다시 설치할 때도 필요하니 이 메일을 잘 보관해 주세요.",
});
const previewWithSerials = plural("ko", {
  other: "시리얼 번호 #개와 첫 녹음까지의 세 단계를 보내 드려요.",
});

export const ko: OrderTexts = {
  subject: (reference) => `AutoTune 주문 ${reference}`,
  preview: (serials) =>
    serials === 0
      ? "주문이 완료됐어요. 첫 녹음까지의 세 단계를 알려 드려요."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "감사합니다!" : `${firstName} 님, 감사합니다!`),
  intro: (serials) =>
    serials === 0
      ? "주문이 완료됐어요. 구매하신 모든 것이 계정에 준비되어 있어요."
      : introWithSerials(serials),
  colon: ": ",
  orderNumber: "주문 번호",
  placedOn: "주문일",
  quantity: "수량",
  licence: (ordinal, count) => `라이선스 ${ordinal}/${count}`,
  serialNumber: "시리얼 번호",
  authenticationCode: "인증 코드",
  subtotal: "소계",
  discount: "할인",
  tax: "세금",
  taxIncluded: "포함된 세금",
  total: "합계",
  paidWith: (cardEnding) => `끝자리 ${cardEnding} 카드로 결제`,
  seeOrder: "주문 보기",
  invoice: "청구서 열기",
  nextHeading: "이제 이렇게 하세요",
  steps: [
    { title: "설치하기", text: "계정에서 설치 프로그램을 내려받아 열어 주세요." },
    { title: "로그인하기", text: "주문할 때 쓴 계정으로 로그인해 주세요." },
    {
      title: "노래하기",
      text: "보컬 트랙에 걸고 곡의 키를 고른 다음, 녹음을 시작해 보세요.",
    },
  ],
  goodbye: "즐거운 첫 녹음 되세요.",
  team: "AutoTune 팀 드림",
  demonstration: "이곳은 데모용 상점이에요. 실제로 판매된 것은 없고, 결제된 금액도 없어요.",
  whyThisMail: (reference) => `이 주소로 주문(${reference})이 접수되어 메일을 보내 드려요.`,
};
