import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "베타 신청",
  seo: { title: "iOS 앱 베타", description: "iOS용 AutoTune을 출시 전에 써 보려면 신청하세요." },
  blocks: [
    {
      block: "pageHead",
      headline: "주머니 속의 AutoTune",
      text: "노래하는 동안 음정을 맞춰 주는 iOS 앱이에요. 출시 전에 써 보고, 아쉬운 점을 알려 주세요.",
    },
    {
      block: "betaForm",
      headline: "베타에 참여하기",
      text: "AutoTune은 시연용 브랜드예요. 양식은 작동하지만, 실제 앱은 없어요.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "신청하기 전에",
      items: [
        {
          question: "비용이 드나요?",
          answer: "들지 않아요. 베타는 써 보기 위한 것이고, 언제든 그만둘 수 있어요.",
        },
        {
          question: "왜 태어난 해를 묻나요?",
          answer:
            "어떤 나라에서는 일정한 나이가 되어야 소프트웨어를 시험할 수 있어요. 다른 데에는 쓰지 않아요.",
        },
        {
          question: "제 정보는 어떻게 되나요?",
          answer: "베타가 시작될 때까지 여기에 보관해요. 계정을 삭제하면 함께 사라져요.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "조금 더 기다릴까요?",
      text: "앱이 나오면 뉴스레터로 알려 드려요.",
    },
    {
      block: "socialLinks",
      headline: "다른 곳에서도 만나요",
      text: "영상, 사진, 그리고 노래하는 사람들.",
    },
  ],
};
