import type { SeedPage } from "../../../seed-content.ts";

export const careers: SeedPage = {
  title: "채용",
  seo: {
    title: "채용",
    description:
      "지금 AutoTune에는 열린 자리가 없어요. 그래도 어떻게 일하고 싶은지는 적어 두었어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "지금은 열린 자리가 없어요",
      text: "AutoTune은 데모 브랜드라 직원이 한 명도 없어요. 자기소개서를 다듬게 해 놓고 나중에 말하느니 먼저 말씀드려요.",
    },
    {
      block: "prose",
      headline: "그래도 뽑는다면",
      sections: [
        {
          title: "이런 사람을 찾을 거예요",
          text: "노브를 돌리기 전에 먼저 듣는 사람이요. 신호 처리든 작곡이든, 고객 지원이든 번역이든 첫 질문은 같아요. 무엇을 들었나요?",
        },
        {
          title: "이렇게 일할 거예요",
          text: "확인할 수 있는 작은 변화를, 남이 읽을 수 있는 문장으로 남겨요. 주석이 필요한 이름은 아직 맞는 이름이 아니에요. 저녁 먹은 뒤에는 아무도 연락을 받을 필요가 없어요.",
        },
        {
          title: "이렇게 물어볼 거예요",
          text: "대화 한 번, 그리고 실제로 고민하는 문제를 다루는 유급 과제 하나. 답은 2주 안에 드려요. 거절일 때도 이유와 함께요.",
        },
      ],
    },
  ],
};
