import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  default: {
    headline: "모든 도구를 14일 동안 무료로",
    text: "Unlimited에는 우리가 만드는 모든 도구가 들어 있어요. 14일이 지나면 해지할 때까지 매달 결제돼요.",
    link: "무엇이 들어 있는지 보기",
  },
  wasTrialer: {
    headline: "이미 알고 계시죠",
    text: "Unlimited를 체험해 보셨어요. 구독하면 세션이 마지막 모습 그대로 열려요.",
    link: "플랜 보기",
  },
  "not-on-newsletter": {
    headline: "가장 먼저 들어 보세요",
    text: "새 도구, 새 소리, 할인 소식을 뉴스레터 하나로 보내 드려요. 메일함에서 확인하면 시작되고, 한 번 누르면 끝나요.",
    link: "뉴스레터 받기",
  },
};
