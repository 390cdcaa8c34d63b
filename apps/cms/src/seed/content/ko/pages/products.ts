import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
  title: "제품",
  seo: {
    title: "전체 제품",
    description:
      "AutoTune의 모든 에디션, AI 보컬 체인, 크리에이티브 이펙트 전부와 Unlimited 플랜을 제품군별로 모았어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "전체 제품",
      text: "목소리를 제 음에 올려놓는 도구, 믹스하는 도구, 전혀 다른 것으로 바꾸는 도구. 필요한 것만 한 번 구매하거나 플랜으로 쓰세요.",
    },
    {
      block: "toolShelf",
      headline: "선반 전체",
      text: "하려는 일에 따라 정리했어요. 음정 맞추기, 믹스하기, 변신하기. 대부분은 결제하기 전에 들어 볼 수 있어요.",
      shelves: [
        {
          ...editions,
          title: "AutoTune",
          products: [...editions.products, "auto-tune-efx-plus"],
        },
        { ...vocalChain, products: [...vocalChain.products, "vocal-chain-bundle"] },
        creativeEffects,
        {
          family: "subscriptions",
          title: "플랜",
          products: [
            "auto-tune-unlimited-monthly",
            "auto-tune-producer-monthly",
            "auto-tune-essentials-monthly",
          ],
        },
      ],
    },
    {
      block: "callToAction",
      headline: "어떤 에디션이 맞을지 고민되나요?",
      text: "다섯 가지를 나란히 놓고 무엇을 하는지 살펴보세요.",
      actions: [{ label: "에디션 비교하기", link: { to: "page", key: "compare" } }],
    },
  ],
};
