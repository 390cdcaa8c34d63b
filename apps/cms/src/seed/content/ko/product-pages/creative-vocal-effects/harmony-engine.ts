import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "코러스 팀은 직접 데려오세요.",
  text: "한 줄을 부르면 Harmony Engine이 곡의 키에 맞춰 최대 네 줄을 옆에서 더 불러요. 들어갈 때 함께 들어가고, 끌 때 함께 끌고, 연습에 늦는 법이 없어요.",
  nav: { description: "리드 보컬 하나로 만드는 화음", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine: 목소리 하나로 화음을",
    description:
      "한 줄을 부르면 곡의 키에 맞는 화음이 최대 네 성부까지. Harmony Engine은 타이밍과 가사를 그대로 따라와요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "한 줄이 들어가면 다섯 줄이 나와요",
      rows: [
        {
          title: "성부는 레인으로",
          text: "가운데 밝은 선이 나예요. 위에 둘, 아래에 둘이 있고, 각자 지키는 음정이 줄 끝에 적혀 있어요.",
        },
        {
          title: "그저 나란히가 아니라, 키에 맞게",
          text: "3도는 반음 네 개일 때도 있고 세 개일 때도 있어요. 엔진이 스케일을 알고 골라서, 어느 성부도 곡을 벗어나지 않아요.",
        },
        {
          title: "따라와요",
          text: "타이밍도, 가사도, 슬라이드도 그대로. 음을 끌면 함께 끌어요.",
        },
        {
          title: "복제 인간 다섯은 아니에요",
          text: "성부마다 조금 이르거나 늦고 목도 조금 달라요. 나란히 선 사람들이 그렇듯이요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "자, 이제 다 같이",
      text: "전에는 합성 보컬 한 명, 후에는 A 마이너의 세 목소리.",
      demos: [
        {
          product: "harmony-engine",
          title: "리드, 그다음 코드",
          text: "아는 선율은 가운데에 그대로 있어요. 멜로디가 내려갈 때 위 성부를 들어 보세요. 같은 폭으로 내려가지 않아요.",
        },
      ],
    },
    includedInUnlimited(
      "플랜에 담긴 크리에이티브 이펙트 14종 중 하나예요. 키를 알려 주는 AutoKey도 함께 들어 있어요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Harmony Engine에 대한 질문",
      items: [
        {
          question: "화성학을 알아야 하나요?",
          answer:
            "아니요. 키를 고르거나 AutoKey에 맡기고, 좋게 들릴 때까지 성부를 켜세요. 화성학을 안다면 음정을 하나하나 직접 정하세요.",
        },
        {
          question: "성부를 트랙별로 나눌 수 있나요?",
          answer:
            "네. 성부를 솔로로 바운스하거나, 성부마다 플러그인을 하나씩 걸고 다른 트랙처럼 믹스하세요.",
        },
        {
          question: "키에 없는 코드는 어떻게 하죠?",
          answer: "그 마디에서 스케일을 오토메이션하세요. 음 한가운데서도 성부가 곧바로 바뀌어요.",
        },
        {
          question: "Choir와 무엇이 다른가요?",
          answer:
            "Harmony Engine은 적은 목소리로 다른 음을 불러요. Choir는 많은 목소리로 같은 음을 불러요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "나를 여럿으로",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engine 상세 사양",
          inside: [
            { name: "성부", value: "리드 외에 최대 4개" },
            { name: "음정 간격", value: "스케일 안에서 한 옥타브 아래부터 위까지" },
            { name: "성부마다", value: "레벨, 팬, 성도, 타이밍" },
            { name: "스케일", value: "메이저, 마이너, 또는 직접 고른 음" },
            { name: "키", value: "직접 설정하거나 AutoKey에서 받기" },
          ],
          latency: "약 25 ms, 호스트가 지연 보상",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "활짝 열리는 후렴 만들기",
          rows: [
            {
              title: "리드 음정 맞추기",
              text: "화음은 리드를 베껴요. 실수까지요. AutoTune이 먼저, 엔진은 그다음이에요.",
            },
            {
              title: "3도 위부터",
              text: "성부 하나를 리드의 절반 크기로. 달콤한데 한 단어에서 틀리게 들린다면 거기 코드를 보세요.",
            },
            {
              title: "아래에도 하나",
              text: "아래 성부는 무게를 줘요. 낮은 쪽은 가운데에 두고 높은 쪽은 옆으로 보내세요.",
            },
            {
              title: "나중을 위해 아껴 두기",
              text: "벌스에는 화음 없이, 첫 후렴에 하나, 마지막 후렴에 전부. 볼륨이 아니라 성부 스위치를 오토메이션하세요.",
            },
            {
              title: "뒤로 밀기",
              text: "코러스는 리드 뒤에 서요. 고역은 덜고, 공간은 더하고, 자음은 줄이세요. 디에서는 리드라면 엄두도 못 낼 만큼 세게 거세요.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "둘, 셋, 여럿",
          text: "함께 부르는 세 가지 방법. 목소리는 하나도 빠짐없이 합성이에요.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "다른 음, 하나의 코드.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "같은 음을 두 번.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "같은 음을 모두가.",
            },
          ],
        },
      ],
    },
  ],
};
