import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "프레스",
  seo: {
    title: "프레스",
    description: "AutoTune에 대해 쓰는 분들을 위한 짧은 안내. 기본 정보와 그림, 사운드를 담았어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune에 대해 쓰는 분들께",
      text: "기본 정보, 보여 줘도 되는 것, 인용하는 법을 모았어요. 여기 나오는 AutoTune은 데모 브랜드예요. 그렇다고 꼭 밝혀 주세요. 저희도 그렇게 해요.",
    },
    {
      block: "specs",
      headline: "한눈에 보기",
      groups: [
        {
          title: "브랜드",
          rows: [
            { name: "이름", value: "AutoTune, 띄어 쓰지 않고 한 단어로" },
            { name: "슬로건", value: "목소리를 깨우세요." },
            { name: "성격", value: "데모 브랜드. 제품은 모두 가상" },
            {
              name: "언어",
              value: "영어, 프랑스어, 스페인어, 독일어, 포르투갈어, 일본어, 한국어, 이탈리아어",
            },
          ],
        },
        {
          title: "제품 구성",
          rows: [
            { name: "AutoTune", value: "에디션 3종(2026, Pro, Hybrid), AutoKey, EFX+" },
            { name: "AI 보컬 체인", value: "도구 5종" },
            { name: "크리에이티브 이펙트", value: "이펙트 14종" },
            {
              name: "Unlimited",
              value: "에디션 3종, AutoKey, 도구 5종과 이펙트 14종 전부가 담긴 플랜",
            },
            { name: "올해의 신제품", value: "AutoTune 2026, Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "그림, 사운드, 글",
      sections: [
        {
          title: "그림",
          text: "제품 페이지에 나오는 창은 저희가 직접 그렸고, 저희 제품을 다루는 글이라면 어디에든 실어도 돼요. 자르거나 색을 바꾸지는 말아 주세요.",
        },
        {
          title: "사운드",
          text: "페이지에 있는 녹음은 리뷰와 강의에서 틀어도 돼요. 합성 보컬이라고 말해 주세요. 안 그러면 누군가 가수 이름을 물어볼 거예요.",
        },
        {
          title: "글",
          text: "이 사이트의 글은 무엇이든 인용해도 돼요. 고객이나 아티스트의 추천사는 드리지 않아요. 데모 브랜드라서 지어내야 하거든요.",
        },
        {
          title: "문의",
          text: "이 페이지 맨 아래의 지원 링크로 보내 주세요. 첫머리에 ‘프레스’라고 적어 주시면 돼요.",
        },
      ],
    },
  ],
};
