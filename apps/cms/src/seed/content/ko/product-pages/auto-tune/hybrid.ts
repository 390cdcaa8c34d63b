import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "하드웨어에 사는 튜닝.",
  text: "Hybrid는 Pro Tools를 위한 AutoTune이에요. 녹음할 때는 시스템의 DSP에서, 믹스할 때는 네이티브로 작동해요. 설정도 소리도 똑같이요.",
  nav: { description: "Pro Tools용, DSP 또는 네이티브", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid: Pro Tools를 위한 피치 보정",
    description:
      "DSP 하드웨어에서도 네이티브로도 작동하는 AAX 실시간 튜닝. AutoTune Hybrid는 어느 쪽에서든 설정과 소리가 같아요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "랙 장비처럼 만들었어요",
      rows: [
        {
          title: "DSP 또는 네이티브",
          text: "녹음할 때는 하드웨어에서, 믹스할 때는 컴퓨터에서. 스튜디오 세션을 노트북으로 옮겨도 설정이 따라와요.",
        },
        {
          title: "불빛으로 된 벽",
          text: "옅은 불빛은 부른 음, 밝은 불빛은 나가는 음이에요. 둘 사이의 거리가 Hybrid가 하는 일이고, 부스 안에서도 읽을 수 있어요.",
        },
        {
          title: "Throat",
          text: "목소리가 나오는 목, 그러니까 성도를 늘이거나 줄여요. 아주 살짝만 돌려도 얇은 테이크에 가슴 울림이 생겨요.",
        },
        {
          title: "Retune과 Flex",
          text: "Retune은 음을 얼마나 빨리 보정할지 정해요. Flex는 음에 얼마나 가까워져야 움직일지 정해서, 슬라이드는 슬라이드로 남아요.",
        },
        {
          title: "무대를 위한 버튼 하나",
          text: "LIVE를 누르면 시간을 잡아먹는 것은 모두 내려놓아요. 남은 지연은 버튼 아래에 적혀 있으니 다툴 필요가 없어요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "무대 설정",
      text: "무대에 선 합성 보컬이에요. 속도는 중간, Throat는 조금.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "음정은 맞게, 가슴 울림은 더",
          text: "음은 중간 속도로 자리 잡고, 목소리는 주인보다 조금 커져요.",
        },
      ],
    },
    includedInUnlimited(
      "Hybrid는 플랜에 담긴 에디션 3종 중 하나예요. Pro Tools가 아닌 모든 호스트를 위해 Pro와 2026도 함께 와요.",
    ),
    {
      block: "specs",
      headline: "시스템 요구 사항",
      groups: [
        {
          title: "필요한 것",
          rows: [
            { name: "호스트", value: "AAX DSP 또는 AAX Native 플러그인을 불러오는 Pro Tools" },
            { name: "Mac", value: "macOS 12 이상, Apple Silicon 또는 Intel. AAX" },
            { name: "PC", value: "Windows 10 또는 11, 64비트. AAX" },
            { name: "활성화", value: "동시에 컴퓨터 2대까지" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Hybrid에 대한 질문",
      items: [
        {
          question: "DSP 하드웨어가 꼭 있어야 하나요?",
          answer:
            "아니요. 없으면 네이티브로 작동해요. 있으면 처리를 하드웨어로 넘겨서 녹음하는 동안 컴퓨터가 할 일이 줄어요.",
        },
        {
          question: "Pro Tools 밖에서도 작동하나요?",
          answer:
            "아니요, Hybrid는 AAX로만 제공돼요. 다른 호스트에서는 AutoTune Pro나 AutoTune 2026을 쓰세요.",
        },
        {
          question: "Hybrid에도 그래프 모드가 있나요?",
          answer:
            "아니요. Hybrid는 실시간으로 보정해요. 테이크 뒤에 음 하나하나를 편집하려면 AutoTune Pro가 있어요.",
        },
        {
          question: "DSP와 네이티브의 소리가 같나요?",
          answer:
            "같도록 만들었어요. 설정도 방식도 같아요. 다른 건 지연인데, 하드웨어에서 더 짧아요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Hybrid 곁에 두면 좋아요",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybrid 상세 사양",
          inside: [
            { name: "모드", value: "자동, 실시간" },
            { name: "노브", value: "Retune, Flex, Throat" },
            { name: "Retune Speed", value: "0~300 ms" },
            { name: "스케일", value: "메이저, 마이너, 크로매틱, 또는 직접 고른 음" },
            { name: "키", value: "직접 설정하거나 AutoKey에서 받기" },
          ],
          sampleRates: "네이티브 44.1~192 kHz, DSP 44.1~96 kHz",
          latency: "DSP에서 LIVE를 켜면 약 2 ms, 네이티브 약 3 ms",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "아키텍처", value: "64비트, Apple Silicon 네이티브" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "보정된 소리로 녹음하고, 원본도 지키기",
          rows: [
            {
              title: "트랙 두 개 만들기",
              text: "마이크를 플러그인 없이 첫 번째 트랙에 녹음하세요. 같은 입력을 보컬이 듣는 두 번째 트랙에도 보내세요.",
            },
            {
              title: "두 번째에 Hybrid 걸기",
              text: "하드웨어가 있다면 DSP 버전을 고르세요. LIVE를 누르고 아래에 뜨는 지연을 읽으세요.",
            },
            {
              title: "보컬에 맞추기",
              text: "Retune은 중간, Flex는 넉넉하게. 보정과 싸우는 보컬은 보정을 눈치채지 못한 보컬보다 못 불러요.",
            },
            {
              title: "녹음하기",
              text: "보컬은 보정된 목소리를 듣고, 디스크에는 솔직한 목소리가 담겨요.",
            },
            {
              title: "결정은 나중에",
              text: "설정한 플러그인을 원본 트랙에 네이티브로 복사하고, 마음이 바뀔 때마다 바꾸세요.",
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
          headline: "Hybrid와 곁에서 일하는 것들",
          text: "합성 보컬, 창 세 개.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, 무대",
              text: "중간 속도의 튜닝에 성도를 늘였어요.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, 라이브",
              text: "더 빠르고, 목은 그대로예요.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "튜닝 바로 뒤에 보통 오는 것, 고른 레벨이에요.",
            },
          ],
        },
      ],
    },
  ],
};
