import type { EmailTexts } from "./letter-texts.ts";

export const ko: EmailTexts = {
  colon: ": ",
  greeting: (firstName) => (firstName === "" ? "안녕하세요." : `${firstName} 님, 안녕하세요.`),
  goodbye: "늘 함께해 주셔서 감사합니다.",
  team: "AutoTune 팀 드림",
  orderNumber: "주문 번호",
  serialNumber: "시리얼 번호",
  authenticationCode: "인증 코드",
  demonstration: "이곳은 데모용 상점이에요. 실제로 판매된 것은 없고, 결제된 금액도 없어요.",
  whyOrderMail: (reference) => `이 주소로 주문(${reference})이 접수되어 메일을 보내 드려요.`,
  chooseMails: "받을 메일을 고르거나 모두 끊기",
};
