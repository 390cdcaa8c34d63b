import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly = "해지할 때까지 매달 이 가격으로 갱신돼요. 언제든 해지할 수 있어요.";
const renewsYearly = "해지할 때까지 매년 이 가격으로 갱신돼요. 언제든 해지할 수 있어요.";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer, 월간",
    summary: "AutoTune 2026, AutoKey, 보컬 체인, 큰 크리에이티브 이펙트 4종을 매달 결제로.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer, 연간",
    summary: "AutoTune 2026, AutoKey, 보컬 체인, 큰 크리에이티브 이펙트 4종을 1년에 한 번 결제로.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials, 월간",
    summary: "AutoTune 2026, AutoKey, Vocal Prep, Vocal De-Esser를 매달 결제로.",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials, 연간",
    summary: "AutoTune 2026, AutoKey, Vocal Prep, Vocal De-Esser를 1년에 한 번 결제로.",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited, 14일 무료",
    summary: "Unlimited의 모든 것을 14일 동안. 그다음에는 해지할 때까지 매달 이어져요.",
    checkoutInfo:
      "오늘은 결제되지 않아요. 14일 뒤에 월 요금이 결제되고, 그 전에 해지하면 결제되지 않아요. 체험은 한 사람에 한 번이에요.",
    specialText: "14일 무료",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited, 60일 선물",
    summary: "Unlimited의 모든 것을 60일 동안. 그다음에는 해지할 때까지 매달 이어져요.",
    checkoutInfo:
      "오늘은 결제되지 않아요. 60일 뒤에 월 요금이 결제되고, 그 전에 해지하면 결제되지 않아요.",
    specialText: "선물",
  },
  "auto-key-gift": {
    name: "AutoKey, 선물",
    summary: "곡의 키와 스케일을 듣고 AutoTune에 알려 줘요. 계속 쓸 수 있어요.",
    specialText: "선물",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser, 선물",
    summary:
      "날카로운 치찰음만 부드럽게 다듬고 나머지 목소리는 건드리지 않아요. 계속 쓸 수 있어요.",
    specialText: "선물",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep, EQ, Compressor, De-Esser, Reverb를 한꺼번에, 하나씩 살 때보다 저렴하게.",
    checkoutInfo: "도구마다 하나씩, 라이선스 다섯 개를 받아요.",
    specialText: "다섯을 하나로",
  },
};
