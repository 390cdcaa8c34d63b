import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "플랜을 더 잘 활용해 보세요",
    text: "짧은 강의가 첫 녹음부터 믹스까지 도구를 하나씩 보여 드려요. 이 사이트에서 무료로 볼 수 있어요.",
    link: "강의 보기",
  },
  isTrialer: {
    headline: "내 목소리로 시험해 보세요",
    text: "체험 기간에는 모든 도구를 쓸 수 있어요. 짧은 강의를 보면 어디서 시작할지 고르기 쉬워요. 해지는 계정에서 언제든지 할 수 있어요.",
    link: "강의 보기",
  },
  wasSubscriber: {
    headline: "세션은 아직 기억하고 있어요",
    text: "전에 Unlimited를 쓰셨어요. 다시 구독하면 세션 속 도구가 다시 열려요.",
    link: "플랜 보기",
  },
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
  "not-on-marketing": {
    headline: "가격이 내려갈 때 알아 두세요",
    text: "지금은 할인 소식을 메일로 받지 않고 계세요. 프로필에서 신청할 수 있고, 그만 받을 수도 있어요.",
    link: "프로필 열기",
  },
  "not-on-newsletter": {
    headline: "가장 먼저 들어 보세요",
    text: "새 도구, 새 소리, 할인 소식을 뉴스레터 하나로 보내 드려요. 메일함에서 확인하면 시작되고, 한 번 누르면 끝나요.",
    link: "뉴스레터 받기",
  },
};
