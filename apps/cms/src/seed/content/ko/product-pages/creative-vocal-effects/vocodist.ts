import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "말은 코드에게 맡기세요.",
  text: "보코더는 말은 목소리에서, 음은 다른 무언가에서 가져와요. Vocodist는 그 다른 무언가까지 챙겨 왔어요. 말을 하면 코드가 나와요.",
  nav: { description: "코드가 내장된 보코더", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: 목소리를 위한 보코더",
    description:
      "Vocodist는 말은 목소리에서, 음은 코드에서 가져와요. 빈티지부터 이 세상 소리가 아닌 듯한 보코더 사운드까지.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "작은 입 스물여섯 개",
      rows: [
        {
          title: "눈에 보이는 밴드",
          text: "목소리를 밴드 26개로 자르고, 밴드는 저마다 입처럼 열렸다 닫혀요. 보이는 그만큼 코드가 지나가요.",
        },
        {
          title: "Carrier",
          text: "무엇으로 노래할지 정하는 캐리어예요. 기본은 톱니파이고, 노브 하나로 밝게도 둔하게도 해요. 코드는 건반으로 연주하거나 내장 코드에 맡기세요.",
        },
        {
          title: "Formant",
          text: "밴드를 서로 어긋나게 옮기는 포먼트예요. 올리면 기계가 작아지고, 내리면 수염이 나요.",
        },
        {
          title: "Grit",
          text: "자음을 만드는 노이즈예요. 너무 적으면 아무도 못 알아듣고, 너무 많으면 모두 스프레이를 떠올려요.",
        },
        {
          title: "Mix",
          text: "내가 얼마나 남을지 정해요. 진짜 목소리를 위에 살짝 얹으면 비밀을 들키지 않고도 가사가 또렷해져요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "사람의 목이 아니에요",
      text: "말은 합성 보컬이, 나머지는 톱니파 코드가 맡았어요.",
      demos: [
        {
          product: "vocodist",
          title: "목소리에서 코드로",
          text: "멜로디는 사라지고 말은 남았어요. 피치 선에는 누가 말했는지 아직 보여요.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist는 다른 크리에이티브 이펙트 13종과 함께 플랜에 들어 있어요. 꼭 필요한 한 곡과, 그 뒤를 따를 열 곡을 위해서요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vocodist에 대한 질문",
      items: [
        {
          question: "하드 튠과 같은 건가요?",
          answer:
            "아니요. 하드 튠은 정확한 음에 올라선 내 목소리예요. 보코더는 내 음을 버리고 신시사이저가 내 입으로 말하게 해요.",
        },
        {
          question: "건반이 필요한가요?",
          answer:
            "아니요. 코드가 내장돼 있어요. MIDI 트랙이나 건반이 있으면 원하는 코드를 연주하면 돼요.",
        },
        {
          question: "왜 아무도 못 알아듣죠?",
          answer:
            "노래하기보다 말하듯이, 마이크 가까이에서, 그리고 Grit을 올리세요. 보코더에는 자음이 필요해요.",
        },
        {
          question: "다른 트랙을 캐리어로 쓸 수 있나요?",
          answer: "네, 사이드체인으로요. 기타와 스트링은 잘되고, 드럼은 호불호가 갈려요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "다른 기계들",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist 상세 사양",
          inside: [
            { name: "밴드", value: "26" },
            { name: "Carrier", value: "내장 톱니파 코드, MIDI, 또는 사이드체인" },
            { name: "노브", value: "Carrier, Formant, Grit, Mix" },
            { name: "보이스", value: "동시에 최대 8개" },
          ],
          latency: "약 5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "기계에게 훅을 맡기기",
          rows: [
            {
              title: "말하기",
              text: "훅을 리듬에 맞춰, 자음은 세게, 말로 녹음하세요. 멜로디는 어차피 버려져요.",
            },
            {
              title: "목소리 압축하기",
              text: "Vocodist 앞에 Vocal Compressor를 두세요. 밴드는 목소리 크기만큼만 열리니까 고르게 해 두는 게 좋아요.",
            },
            {
              title: "코드 연주하기",
              text: "MIDI 트랙을 Vocodist로 보내고 후렴의 코드를 길게, 틈 없이 연주하세요. 누른 음이 없으면 기계는 입을 다물어요.",
            },
            {
              title: "알아들을 때까지 Grit 올리기",
              text: "가사를 모르는 사람에게 물어보세요. 아는 사람 귀에는 뭐든 그 가사로 들리거든요.",
            },
            {
              title: "자리 주기",
              text: "짧은 공간, 아니면 없이. 보코더는 빽빽해서 긴 리버브를 만나면 날씨가 돼 버려요.",
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
          headline: "말하는 기계들",
          text: "합성 보컬을 더 합성답게.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "말을 아는 코드.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "아직 내 목소리지만, 계단 위에만 있어요.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "기계가 박자에 맞춰 걸려요.",
            },
          ],
        },
      ],
    },
  ],
};
