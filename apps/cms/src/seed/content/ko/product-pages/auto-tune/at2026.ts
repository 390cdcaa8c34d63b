import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "키를 고르고, 노래하면, 끝.",
  text: "지금 부르는 음을 보여 주는 다이얼 하나, 노브 둘. 부르는 그 순간에 음정이 맞아요. 2026은 매뉴얼을 읽느니 한 테이크 더 부르겠다는 사람을 위한 에디션이에요.",
  nav: { description: "1분이면 준비되는 실시간 보정", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026: 실시간 피치 보정",
    description:
      "키를 고르고 노브 두 개만 돌리면 라이브로 음정이 맞아요. AutoTune 2026은 스튜디오와 무대를 위한 빠른 에디션이에요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "작은 창, 짧은 길",
      rows: [
        {
          title: "음 다이얼",
          text: "창 너비만 한 호를 따라 음들이 늘어서고, 지금 부르는 음이 그 아래 커다랗게 떠요. 몇 센트 벗어났는지도 함께요. 방 반대편에서도 읽을 수 있어요.",
        },
        {
          title: "노브 두 개, 페이지는 하나",
          text: "Retune은 음을 얼마나 빨리 보정할지, Human은 긴 음이 얼마나 숨 쉴지 정해요. 길을 잃을 두 번째 페이지는 없어요.",
        },
        {
          title: "지금을 위해",
          text: "실시간으로만 작동하고, 바로 그게 핵심이에요. 헤드폰에서 들리는 소리가 그대로 트랙에 담겨요.",
        },
        {
          title: "키를 모른다면",
          text: "AutoKey가 곡을 듣고 맞춰 줘요. 아니면 다이얼에서 쓸 음만 눌러 켜고 나머지는 빼 두세요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "무대에서처럼, 빠르게",
      text: "합성 보컬에 라이브 설정을 걸었어요. 모든 음을 붙잡을 만큼 빠르지만, 완전한 로봇까지는 아니에요.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "라이브 튜닝",
          text: "음 하나하나가 거의 곧바로 제자리로 가요. 보정한 티가 나지만, 맞는 음이라는 것도 들려요.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026은 Pro, Hybrid와 함께 플랜에 담긴 에디션 3종 중 하나예요. 무대에서는 2026, 끝나고는 Pro. 둘 다 따로 살 필요 없어요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "2026에 대한 질문",
      items: [
        {
          question: "Pro에는 있고 2026에는 없는 것은요?",
          answer:
            "그래프 모드, 곧 테이크 뒤에 손으로 하는 편집이에요. 음을 하나씩 고친다면 Pro를 고르세요. 맞을 때까지 부르는 쪽이라면 2026으로 충분해요.",
        },
        {
          question: "이름대로 그해가 지나면 끝나나요?",
          answer:
            "아니요. 에디션이 나온 해일 뿐 유통기한이 아니에요. 구매한 라이선스에는 끝이 없어요.",
        },
        {
          question: "악기처럼 연주할 수 있나요?",
          answer:
            "거의요. 노래하면서 다이얼의 음을 켜고 끌 수 있어서, 후렴에서 스케일을 좁혔다가 다시 열 수 있어요.",
        },
        {
          question: "컴퓨터 몇 대에서 쓸 수 있나요?",
          answer: "동시에 2대요. 이를테면 스튜디오 컴퓨터와 무대용 노트북이죠.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "2026과 잘 어울려요",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026 상세 사양",
          inside: [
            { name: "모드", value: "자동, 실시간" },
            { name: "노브", value: "Retune, Human" },
            { name: "Retune Speed", value: "0~300 ms" },
            { name: "스케일", value: "메이저, 마이너, 크로매틱, 또는 직접 고른 음" },
            { name: "키", value: "다이얼에서 직접 설정하거나 AutoKey에서 받기" },
          ],
          latency: "약 3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "5분 만에 공연 준비하기",
          rows: [
            {
              title: "길을 줄이기",
              text: "오디오 인터페이스의 버퍼를 64나 128샘플로 두세요. 보컬이 느끼는 지연은 대부분 플러그인이 아니라 거기서 생겨요.",
            },
            {
              title: "곡마다 키 정하기",
              text: "곡마다 키와 스케일을 담은 프리셋을 하나씩 저장하세요. 무대에서는 설정이 아니라 프리셋만 바꾸면 돼요.",
            },
            {
              title: "Retune은 가운데에서 시작",
              text: "세트에서 가장 어려운 소절을 불러 보세요. 음이 흔들리면 더 빠르게, 슬라이드가 계단이 되면 더 느리게. 긴 음이 너무 뻣뻣하면 Human을 더 올리세요.",
            },
            {
              title: "에코보다 먼저",
              text: "2026은 리버브와 딜레이 앞에 두세요. 안 그러면 두 사람의 노래를 듣고 둘 다 믿어 버려요.",
            },
            {
              title: "빠져나갈 길 남기기",
              text: "바이패스를 풋 스위치에 걸어 두세요. 곡 사이에는 말을 해야 하는데, A 마이너로 말하는 사람은 없으니까요.",
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
          headline: "2026과 이웃들",
          text: "처음에는 조금 벗어난 합성 보컬, 그리고 제자리를 찾아 주는 세 에디션이에요.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, 라이브",
              text: "빠르고 깔끔하게. 끌어올리는 맛은 조금 남겨 두고요.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, 자연스럽게",
              text: "음에 더 천천히 올라가요. 긴 음의 첫머리를 들어 보세요.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, Throat까지",
              text: "속도는 중간, 목도 살짝 다른 목이에요.",
            },
          ],
        },
      ],
    },
  ],
};
