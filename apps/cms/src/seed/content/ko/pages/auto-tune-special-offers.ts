import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "특별 혜택",
  seo: {
    title: "특별 혜택",
    description:
      "언제나 열려 있는, AutoTune을 더 저렴하게 쓰는 방법. 연간 플랜, 업그레이드 가격, 작은 이펙트예요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "솔직하게, 더 저렴하게",
      text: "자정마다 처음으로 돌아가는 카운트다운은 걸지 않아요. 할인할 때는 제품에 원래 가격과 새 가격을 나란히 적어요. 아래 방법은 언제나 열려 있어요.",
    },
    {
      block: "prose",
      headline: "언제나 열려 있어요",
      sections: [
        {
          title: "열두 달 대신 1년",
          text: "Unlimited 연간 플랜은 한 달씩 열두 번 내는 것보다 저렴해요. 얼마나 저렴한지는 쓰시는 통화로 가격 옆에 적혀 있어요.",
        },
        {
          title: "업그레이드",
          text: "에디션을 가지고 있다면 정가가 아니라 업그레이드 가격으로 옮겨 갈 수 있어요. 로그인하면 가능한 업그레이드와 각각의 가격이 계정에 보여요.",
        },
        {
          title: "작은 이펙트",
          text: "크리에이티브 이펙트 중 열 가지는 아이디어가 하나씩이고, 가격도 그만큼 가벼워요. 필요한 것만 사서 계속 쓰고, 나머지는 다음 곡을 위해 남겨 두세요.",
        },
        {
          title: "한 푼도 내지 않기",
          text: "Unlimited에는 14일 무료 체험이 있어요. 딱 한 곡만 끝내고 싶다면 서두르세요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "아이디어는 하나씩",
      products: ["dial", "twin", "ember"],
    },
  ],
};
