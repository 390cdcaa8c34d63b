import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { ko as letter } from "../letter/ko.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("ko", {
  other:
    "주문이 완료됐어요. 시리얼 번호 #개를 아래에 적어 두었어요. 나중에 다시 설치할 때도 필요하니 이 메일을 잘 보관해 주세요.",
});
const previewWithSerials = plural("ko", {
  other: "시리얼 번호 #개와 첫 녹음까지의 세 단계를 보내 드려요.",
});

export const ko: OrderTexts = {
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `AutoTune 주문 ${reference}`,
      preview: (serials) =>
        serials === 0
          ? "주문이 완료됐어요. 첫 녹음까지의 세 단계를 알려 드려요."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "주문이 완료됐어요. 주문하신 모든 것이 계정에 준비되어 있어요."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `AutoTune 주문 ${reference} 접수`,
      preview: () => "결제가 확인되는 대로 라이선스를 보내 드려요.",
      intro: () =>
        "주문을 잘 받았어요. 결제가 확인되는 대로 라이선스를 메일로 보내 드리고, 계정에도 넣어 둘게요.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "감사합니다!" : `${firstName} 님, 감사합니다!`),
  placedOn: "주문일",
  quantity: "수량",
  licence: (ordinal, count) => `라이선스 ${ordinal}/${count}`,
  upgradedFrom: (name) => `${name}에서 업그레이드했어요. 이전 라이선스는 이 라이선스로 바뀌었어요.`,
  free: "무료",
  gift: "주문과 함께 드리는 선물",
  every: everyInterval({
    m: { one: "매달", other: "#개월마다" },
    y: { one: "매년", other: "#년마다" },
  }),
  freeUntil: (date, price, every) =>
    `${date}까지 무료예요. 그 뒤에는 해지하지 않으면 ${every} ${price}씩 결제돼요.`,
  renewsOn: (date, price, every) =>
    `${every} ${price}씩 결제돼요. 해지하지 않으면 다음 결제일은 ${date}이에요.`,
  renews: (price, every) => `해지할 때까지 ${every} ${price}씩 결제돼요.`,
  subtotal: "소계",
  discount: "할인",
  tax: "세금",
  taxIncluded: "포함된 세금",
  total: "합계",
  paidWith: (cardEnding) => `끝자리 ${cardEnding} 카드로 결제`,
  download: (name) => `${name} 다운로드`,
  seeOrder: "주문 보기",
  invoice: "청구서 열기",
  setup: {
    heading: "이제 계정만 만들면 돼요",
    text: "비밀번호를 정하면 다운로드, 라이선스, 영수증을 한곳에서 볼 수 있어요. 링크는 30일 동안 쓸 수 있어요.",
    button: "계정 만들기",
  },
  nextHeading: "이제 이렇게 하세요",
  steps: [
    { title: "설치하기", text: "계정에서 설치 프로그램을 내려받아 열어 주세요." },
    { title: "로그인하기", text: "이 이메일 주소의 계정으로 로그인해 주세요." },
    {
      title: "노래하기",
      text: "보컬 트랙에 걸고 곡의 키를 고른 다음, 녹음을 시작해 보세요.",
    },
  ],
  goodFirstTake: "즐거운 첫 녹음 되세요.",
};
