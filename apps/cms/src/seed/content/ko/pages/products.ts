import type { PageBody } from "@autotune/contract";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: PageBody = {
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
        vocalChain,
        creativeEffects,
      ],
    },
  ],
};
