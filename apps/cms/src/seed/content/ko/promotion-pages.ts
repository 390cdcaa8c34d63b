import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "전부터 함께 노래해 온 분들께",
    lead: "이전 AutoTune을 가지고 계시면 새 제품을 더 낮은 가격에 살 수 있어요.",
    text: "AutoTune Pro X, 2024, Artist 또는 Stage를 가지고 계신 분은 AutoTune 2026과 AutoTune Pro를 아래 가격으로 살 수 있어요. 무엇을 가지고 계신지 확인할 수 있도록 로그인해 주세요. 나머지는 장바구니에서 이루어져요. 지금 가지고 계신 제품은 그대로 쓰실 수 있어요.",
  },
  "winter-studio": {
    title: "스튜디오의 겨울",
    lead: "겨울 목소리를 위한 두 가지 도구.",
    text: "Choir는 한 사람의 목소리를 합창으로 만들고, Vocal Reverb는 목소리에 공간을 더해요. 겨울이 끝날 때까지 누구나 아래 가격으로 살 수 있어요. 둘 다 장바구니에 담고, 거기서 하나를 뺄 수도 있어요.",
  },
};
