import { ko as letter } from "../letter/ko.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const ko: PlanTexts = {
  ...letter,
  plan: "플랜",
  card: "카드",
  cardEnding: (digits) => `끝자리 ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `${plan} 무료 이용이 시작됐어요`,
      heading: "무료 이용이 시작됐어요",
      intro: (plan) =>
        `오늘부터 ${plan} 플랜의 모든 것을 쓸 수 있어요. 노래하고, 이것저것 써 보면서 천천히 즐겨 보세요.`,
      amount: "첫 결제 금액",
      date: "무료 이용 종료일",
      note: "마음에 들면 아무것도 하지 않으셔도 돼요. 그렇지 않다면 무료 이용이 끝나기 전에 계정에서 해지해 주세요. 비용은 전혀 들지 않아요.",
      action: "계정 열기",
    },
    trialEnding: {
      subject: (plan) => `${plan} 무료 이용이 곧 끝나요`,
      heading: "무료 이용이 곧 끝나요",
      intro: (plan) =>
        `${plan} 플랜이 음악 작업에 도움이 되었길 바라요. 계속 쓰시려면 아무것도 하지 않으셔도 돼요. 플랜이 자동으로 시작돼요.`,
      amount: "첫 결제 금액",
      date: "무료 이용 종료일",
      note: "맞지 않는다면 무료 이용이 끝나기 전에 해지해 주세요. 비용은 전혀 들지 않아요.",
      action: "플랜 관리하기",
    },
    renewed: {
      subject: (plan) => `${plan} 플랜이 갱신됐어요`,
      heading: "계속 함께해 주셔서 감사해요",
      intro: (plan) => `${plan} 플랜이 갱신됐어요. 모든 기능을 그대로 쓸 수 있어요.`,
      amount: "결제 금액",
      date: "다음 결제일",
      note: "계정에서 언제든지 플랜을 바꾸거나 일시 정지하거나 해지할 수 있어요.",
      action: "플랜 보기",
    },
    paymentFailed: {
      subject: (plan) => `${plan} 결제가 완료되지 않았어요`,
      heading: "결제가 완료되지 않았어요",
      intro: (plan) =>
        `${plan} 플랜의 결제를 시도했지만 완료되지 않았어요. 카드 유효기간이 지났거나 한도에 도달했을 수 있어요. 당분간은 모든 기능을 그대로 쓸 수 있어요.`,
      amount: "결제할 금액",
      date: "다음 시도일",
      note: "카드가 아직 유효한지, 한도가 충분한지 확인해 주세요. 결제가 완료되면 플랜은 평소처럼 이어져요.",
      action: "결제 확인하기",
    },
    planChanged: {
      subject: (plan) => `새 플랜: ${plan}`,
      heading: "새 플랜이에요",
      intro: (plan) =>
        `${plan} 플랜으로 바꾸셨어요. 무엇이 들어 있고 언제부터 적용되는지는 계정에서 볼 수 있어요.`,
      amount: "새 요금",
      date: "다음 결제일",
      note: "계정에서 언제든지 다시 바꿀 수 있어요.",
      action: "플랜 보기",
    },
    paused: {
      subject: (plan) => `${plan} 플랜을 일시 정지했어요`,
      heading: "플랜을 일시 정지했어요",
      intro: (plan) =>
        `${plan} 플랜이 잠시 쉬어요. 결제도 함께 쉬어요. 이미 결제한 기간이 끝날 때까지는 그대로 쓸 수 있어요.`,
      amount: null,
      date: "다시 시작하는 날",
      note: "그 뒤에는 자동으로 다시 시작돼요. 더 일찍 노래하고 싶다면 계정에서 언제든지 다시 시작할 수 있어요.",
      action: "플랜 관리하기",
    },
    resumed: {
      subject: (plan) => `${plan} 플랜이 계속돼요`,
      heading: "플랜이 계속돼요",
      intro: (plan) => `${plan} 플랜이 모든 기능과 함께 계속돼요. 함께해 주셔서 기뻐요.`,
      amount: "결제 금액",
      date: "다음 결제일",
      note: "계정에서 언제든지 플랜을 바꾸거나 일시 정지하거나 해지할 수 있어요.",
      action: "플랜 보기",
    },
    cancelled: {
      subject: (plan) => `${plan} 플랜이 해지됐어요`,
      heading: "플랜이 해지됐어요",
      intro: (plan) =>
        `${plan} 플랜은 갱신되지 않고, 더는 결제되지 않아요. 이미 결제한 기간은 마지막 날까지 모든 기능을 쓸 수 있어요.`,
      amount: null,
      date: "종료일",
      note: "마음이 바뀌셨나요? 플랜이 끝나기 전에 계정에서 해지를 취소하면 모든 것이 그대로 유지돼요.",
      action: "플랜 유지하기",
    },
    ended: {
      subject: (plan) => `${plan} 플랜이 끝났어요`,
      heading: "플랜이 끝났어요",
      intro: (plan) => `${plan} 플랜이 끝났고, 더는 결제되지 않아요. 함께 노래해 주셔서 감사해요.`,
      amount: null,
      date: "종료일",
      note: "만드신 곡과 프로젝트, 구매하신 라이선스는 그대로 남아 있어요. 도구가 그리워지면 새 플랜으로 모두 다시 쓸 수 있어요.",
      action: "계정 열기",
    },
  },
  whyThisMail: "이 주소의 계정에서 이용하시는 플랜에 관한 메일이에요.",
};
