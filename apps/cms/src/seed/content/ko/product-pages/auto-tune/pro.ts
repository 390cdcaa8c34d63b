import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "모든 음이 내 손안에.",
  text: "Pro는 노래하는 동안 목소리를 보정하고, 나중에 음 하나하나를 직접 편집할 수 있게 해 줘요. 아무도 모르는 보정부터 누구나 아는 하드 튠 사운드까지, 어디까지 갈지는 직접 정해요.",
  nav: { description: "실시간 보정과 음 단위 편집", isNew: false, order: 2 },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro: 음 하나하나까지 피치 보정",
    description:
      "노래하면서 보정하거나, 나중에 음 하나하나를 편집하세요. AutoTune Pro는 아무도 모르는 보정부터 누구나 아는 하드 튠 사운드까지 담고 있어요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "두 가지 모드, 하나의 목소리",
      rows: [
        {
          title: "오토 모드",
          text: "키와 스케일을 고르고 노래하세요. 녹음할 때도 공연할 때도 음이 들어오는 즉시 보정해요.",
        },
        {
          title: "그래프 모드",
          text: "테이크 전체를 하나의 선으로 보면서 직접 편집해요. 곡선을 그리고, 음 하나를 옮기고, 다음 음은 그대로 두세요.",
        },
        {
          title: "Retune Speed",
          text: "음을 얼마나 빨리 보정할지 정하는, 가장 큰 노브예요. 느리게 두면 아무도 모르는 보정, 빠르게 두면 AutoTune을 유명하게 만든 계단 같은 사운드가 나와요.",
        },
        {
          title: "Flex-Tune과 Humanize",
          text: "Flex-Tune은 목표 음에 가까워질 때만 작동해서 슬라이드가 그대로 살아요. Humanize는 긴 음을 느슨하게 다뤄 자연스러운 움직임을 남겨요.",
        },
        {
          title: "낮은 레이턴시",
          text: "노래하는 동안 보정된 목소리를 헤드폰으로 들어요. 지연은 잊어버릴 만큼 짧아요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "음은 맞고, 사람은 그대로",
      text: "조금 벗어난 합성 보컬이에요. 노래란 원래 그렇죠. 그다음은 Pro를 거친 같은 테이크예요.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "정확하게, 자연스럽게",
          text: "음은 A 마이너에 내려앉지만, 끌어올리는 맛과 비브라토가 남을 만큼 천천히 가요. 선을 보세요. 휘어질 뿐 계단이 되지 않아요.",
        },
      ],
    },
    includedInUnlimited(
      "Unlimited에는 Pro와 다른 에디션 2종, AutoKey, 그리고 목록의 모든 도구가 들어 있어요. 그중 세 가지를 쓸 것 같다면 계산기를 두드려 보세요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Pro에 대한 질문",
      items: [
        {
          question: "사용한 티가 나나요?",
          answer:
            "원할 때만 나요. Retune Speed를 느리게 두고 Flex-Tune을 조금 더하면 보정이 노래에 녹아들어요. 가장 빠르게 두면 보정 자체가 이펙트가 돼요.",
        },
        {
          question: "무대에서 쓸 수 있나요?",
          answer:
            "네. 오토 모드는 낮은 레이턴시로 실시간 작동해요. 컴퓨터와 오디오 인터페이스, 플러그인을 불러올 호스트가 있으면 돼요.",
        },
        {
          question: "어떤 에디션이 맞을까요?",
          answer:
            "실시간 보정에 더해 음 하나하나를 편집하고 싶다면 Pro예요. 실시간으로 빠르게 작업하려면 AutoTune 2026, DSP 하드웨어를 갖춘 Pro Tools 환경이라면 Hybrid가 좋아요. 세 가지 모두 Unlimited에 들어 있어요.",
        },
        {
          question: "Pro는 어디에서 작동하나요?",
          answer:
            "다음 포맷을 불러올 수 있는 모든 DAW에서 작동해요. macOS는 AU, VST3, AAX, Windows는 VST3, AAX예요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "같은 목소리에 하나 더",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Pro 상세 사양",
          inside: [
            { name: "모드", value: "오토, 그래프" },
            { name: "Retune Speed", value: "0~300 ms" },
            { name: "Flex-Tune, Humanize", value: "각각 0~100" },
            { name: "스케일", value: "메이저, 마이너, 크로매틱, 또는 직접 고른 음" },
            { name: "보이스 타입", value: "소프라노, 알토, 테너, 베이스, 악기" },
            { name: "키", value: "직접 설정, 건반으로, 또는 AutoKey에서 받기" },
          ],
          latency: "오토 모드 약 3 ms. 그래프 모드는 호스트가 지연 보상",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "음 하나만 고치고 나머지는 그대로",
          rows: [
            {
              title: "Pro를 맨 앞에",
              text: "보컬 트랙의 첫 플러그인으로 거세요. 피치 추적은 컴프레서, 리버브, 딜레이를 거치기 전의 드라이한 목소리에서 가장 잘돼요.",
            },
            {
              title: "테이크 보여 주기",
              text: "그래프로 바꾸고 곡을 한 번 재생하세요. Pro가 부른 대로 음의 칸 위에 선을 그려요.",
            },
            {
              title: "음 찾기",
              text: "귀가 불평하는 곳을 보세요. 두 칸 사이에 걸친 음은 낮거나 높은 거예요. 제 칸 주위에서 살랑이기만 하는 선은 그냥 목소리가 목소리답게 움직인 거고요.",
            },
            {
              title: "살살 옮기기",
              text: "그 음을 골라 제 칸으로 당기세요. 시작과 끝은 그대로 두세요. 음으로 들어가는 길은 내 것으로 남도록요.",
            },
            {
              title: "비교하고, 멈추기",
              text: "바이패스하고, 듣고, 다시 켜세요. 선을 봐야만 어느 쪽인지 알겠다면 다 된 거예요.",
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
          headline: "같은 생각, 세 가지 속도",
          text: "가운데에 Pro, 그 옆에 더 빠른 친척들. 모두 합성 보컬이 불렀어요.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, 자연스럽게",
              text: "제때 음에 닿지만, 보컬보다 먼저 가지는 않아요.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, 빠르게",
              text: "더 빠르고 더 확실해요. 지금 당장 써야 하는 테이크에 좋아요.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, 하드하게",
              text: "사람처럼 들리려는 마음이 조금도 급하지 않아요.",
            },
          ],
        },
      ],
    },
  ],
};
