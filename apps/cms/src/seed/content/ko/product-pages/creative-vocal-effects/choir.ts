import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "이 방의 모두가 나예요.",
  text: "Choir는 한 사람의 노래를 받아 뒷줄을 더 많은 사람으로 채워요. 저마다 음정과 타이밍, 목이 조금씩 달라요. 몇 명이 설지, 얼마나 뒤에 설지, 연습을 얼마나 했는지는 직접 정하세요.",
  nav: { description: "한 사람이 합창단이 돼요", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: 한 사람이 여럿으로",
    description:
      "Choir는 목소리 하나를 음정과 타이밍, 목이 조금씩 다른 여럿으로 바꿔요. 친구 몇 명부터 꽉 찬 합창석까지.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "줄을 채우세요",
      rows: [
        {
          title: "위에서 본 모습",
          text: "나는 앞에 서고 줄들이 둥글게 둘러싸요. 한 명을 앉히면 불이 켜지고, 구석의 숫자가 몇 명이 부르는지 알려 줘요.",
        },
        {
          title: "네 파트",
          text: "베이스, 테너, 알토, 소프라노가 나란히 서요. 멜로디는 같고 목은 달라서, 코러스 페달이 아니라 사람들처럼 들려요.",
        },
        {
          title: "연습을 얼마나 했는지",
          text: "음정과 타이밍의 퍼짐을 잘 훈련된 앙상블부터 축구장 관중석까지 정해요.",
        },
        {
          title: "깊이",
          text: "뒷줄은 더 늦고, 더 부드럽고, 더 어두워요. 홀에서 그렇듯이요. 홀 자체는 리버브로 더하세요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "한 명, 그리고 나머지",
      text: "합성 보컬이 혼자 긴 음을 끌다가, 더는 혼자가 아니게 돼요.",
      demos: [
        {
          product: "choir",
          title: "한 사람, 한 합창단",
          text: "많은 목소리 중 정확한 음에 있는 사람은 없는데, 모이면 혼자일 때보다 잘 맞아요.",
        },
      ],
    },
    includedInUnlimited(
      "Choir는 다른 크리에이티브 이펙트 13종, 그리고 함께 서고 싶어 할 리버브와 같이 플랜에 들어 있어요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Choir에 대한 질문",
      items: [
        {
          question: "화음도 만들어 주나요?",
          answer:
            "아니요. 모두 내 멜로디를 부르고, 몇몇은 옥타브를 달리해요. 다른 음의 성부가 필요하면 앞에 Harmony Engine을 두세요.",
        },
        {
          question: "몇 명이 적당한가요?",
          answer:
            "여덟 명이면 친구들, 스무 명이면 합창단처럼 들려요. 그 이상은 사람보다 규모가 들려요.",
        },
        {
          question: "안에 녹음된 가수가 있나요?",
          answer: "아니요. 모든 목소리는 재생되는 동안 내 목소리로 만들어요.",
        },
        {
          question: "제 컴퓨터가 버틸까요?",
          answer:
            "줄을 꽉 채우면 일이 많아요. 팬까지 합창에 끼어들면, 마음에 들 때 트랙을 바운스하세요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "합창단의 일행",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir 상세 사양",
          inside: [
            { name: "자리", value: "4줄, 48석" },
            { name: "파트", value: "4개: 베이스, 테너, 알토, 소프라노" },
            { name: "퍼짐", value: "음정, 타이밍, 성도" },
            { name: "출력", value: "스테레오" },
          ],
          latency: "약 30 ms, 호스트가 지연 보상",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "마지막 후렴 뒤에 군중 세우기",
          rows: [
            {
              title: "리드 복사하기",
              text: "후렴의 리드를 새 트랙에 복사하고 거기에 Choir를 거세요. 리드는 앞에 혼자 남아요.",
            },
            {
              title: "한 줄부터",
              text: "여섯 명, 퍼짐은 조금만. 이펙트처럼 들린다면 목소리가 너무 닮은 거예요. 음정보다 타이밍을 먼저 벌리세요.",
            },
            {
              title: "뒤를 채우기",
              text: "후렴이 넓어질 때까지 줄을 더하세요. 합창 트랙의 저역을 조금 덜어 내지 않으면 베이스를 밀어내요.",
            },
            {
              title: "발음은 흐리게",
              text: "군중은 자음을 한꺼번에 딱 맞춰 내지 않아요. 합창은 디에싱하고 부드럽게, 가사는 리드가 전해요.",
            },
            {
              title: "같은 방에 세우기",
              text: "합창을 Vocal Reverb에 길고 어둡게 보내고, 리드는 같은 방에 훨씬 적게 보내세요. 이제 모두 한곳에 서 있어요.",
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
          headline: "한 명에서 군중까지",
          text: "마지막 한 명까지 전부 합성이에요.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "긴 음 위의 꽉 찬 합창.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "목소리는 적게, 음은 더 많이.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "한 명만 더, 그것도 한 옥타브 아래에.",
            },
          ],
        },
      ],
    },
  ],
};
