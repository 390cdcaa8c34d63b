import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "무료 다운로드",
  seo: {
    title: "AutoTune 무료로 써 보기",
    description:
      "돈을 내지 않고 누릴 수 있는 것. 모든 제품 페이지의 비교 청취와 AutoTune Unlimited 14일이에요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "먼저 써 보세요",
      text: "마음에 드는지 알아보려고 소리부터 살 수는 없죠. 공짜로 누릴 수 있는 것을 모았어요.",
    },
    {
      block: "prose",
      headline: "무료, 어디까지 무료인지",
      sections: [
        {
          title: "듣기: 계정 없이",
          text: "소리를 바꾸는 도구는 모두 제품 페이지에서 전과 후를 들을 수 있어요. 첫 페이지의 노브도 실제로 돌아가요. 브라우저만 있으면 되고, Orbit을 들을 때는 헤드폰도 챙기세요.",
        },
        {
          title: "Unlimited: 14일",
          text: "무료 체험에는 플랜의 도구 23종이 모두 들어 있어요. 14일이 지나기 전에는 아무것도 결제되지 않고, 그 안에 해지하면 끝까지 결제되지 않아요. 그 뒤에는 멈출 때까지 월간 가격으로 이어져요. 무료 체험은 한 사람에 한 번이에요.",
        },
        {
          title: "레슨: 얼마든지",
          text: "학습 센터와 각 제품의 튜토리얼은 어떤 목소리에도 통해요. 저희 도구가 아니어도요.",
        },
        {
          title: "무료가 아닌 것",
          text: "무료 에디션도, 나눠 줄 옛날 버전도 없어요. 그리고 여기는 데모 브랜드라서 이 페이지 뒤에 설치 파일도 없어요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "어디부터 들어 볼까요",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
