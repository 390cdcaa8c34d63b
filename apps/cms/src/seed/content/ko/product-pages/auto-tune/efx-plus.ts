import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "일부러 들려주는 이펙트.",
  text: "EFX+는 숨지 않아요. 모든 음을 스케일에 딱딱 붙이고 그 뒤에 더블링과 에코를 깔아요. 손가락 하나로 움직이는 필드와 두드리는 패드 열여섯 개까지. 사람들이 그 이름을 말할 때 떠올리는 바로 그 사운드예요.",
  nav: { description: "하드 튠에 이펙트 랙까지", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+: 하드 튠과 이펙트",
    description:
      "하드 튠 사운드 뒤에 더블링과 에코를 깔고, 손가락 하나로 연주해요. AutoTune EFX+는 일부러 들려주는 이펙트예요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "덜 은근하게, 더 신나게",
      rows: [
        {
          title: "첫 음부터 하드하게",
          text: "선이 계단처럼 오르내리고 그 사이는 없어요. 키만 정하면 다른 설정은 필요 없어요.",
        },
        {
          title: "손가락 하나를 위한 필드",
          text: "한쪽 구석에는 사람, 반대쪽 구석에는 로봇. 노래하면서 그 사이를 오가면 선도 음에서 음으로 따라 뛰어요.",
        },
        {
          title: "패드 열여섯 개",
          text: "하나를 치면 옆에 두 번째 목소리가, 다른 하나를 치면 뒤에 반복이 붙어요. 한 단어 동안 누르고, 다음 단어에서 떼세요.",
        },
        {
          title: "박자에 딱",
          text: "에코와 반복은 곡의 템포로 열여섯 스텝을 돌아요. 사람은 늦을 수 있어도 이쪽은 늦지 않아요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "이 소리, 아시죠",
      text: "합성 보컬이에요. 알고 보니 합성처럼 들리는 데 소질이 있네요.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "하드 튠, 일행과 함께",
          text: "슬라이드는 모두 계단이 돼요. 그 뒤로 더블링과 에코가 들어와요.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "EFX+에 대한 질문",
      items: [
        {
          question: "EFX+도 Unlimited에 들어 있나요?",
          answer:
            "아니요. EFX+는 플랜과 별도로 판매해요. 플랜의 에디션 3종으로도 하드 튠 사운드를 낼 수 있고, EFX+는 거기에 패드와 그 뒤의 이펙트를 더해요.",
        },
        {
          question: "은근하게도 쓸 수 있나요?",
          answer:
            "그다지요. 정반대를 위해 만들었거든요. 아무도 모르는 보정이 필요하다면 AutoTune Pro나 AutoTune 2026을 고르세요.",
        },
        {
          question: "첫 AutoTune으로 괜찮을까요?",
          answer:
            "그 이펙트를 원한다면 좋아요. 맞출 것이 적고, 잘못 쓰기도 어려워요. 테이크를 고치고 싶다면 2026부터 시작하세요.",
        },
        {
          question: "라이브에서도 되나요?",
          answer: "네, 실시간으로 보정해요. 에코는 호스트의 템포에 맞춰 움직여요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "이런 소리가 더 필요하다면",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+ 상세 사양",
          inside: [
            { name: "모드", value: "자동, 하드, 실시간" },
            { name: "이펙트", value: "더블링, 에코, 반복을 패드 16개에" },
            { name: "스케일", value: "메이저, 마이너, 크로매틱, 또는 직접 고른 음" },
            { name: "키", value: "직접 설정하거나 AutoKey에서 받기" },
            { name: "템포", value: "호스트를 따름" },
          ],
          latency: "약 3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "하드 튠이 멋지게 들리도록 부르기",
          rows: [
            {
              title: "키부터 맞게",
              text: "틀린 키에서 하드 튠은 아주 자신 있게 틀려요. AutoKey에 맡기거나, 그럴듯한 키 두 개를 걸어 보고 마지막 음을 들어 보세요.",
            },
            {
              title: "일부러 미끄러지기",
              text: "이 이펙트는 음과 음 사이의 길에 살아요. 한 음에서 다음 음으로 천천히 미끄러지면서 계단을 오르는 소리를 들어 보세요.",
            },
            {
              title: "틀린 음에 기대기",
              text: "두 음의 한가운데를 부르면서 살짝 흔들어 보세요. 왔다 갔다 뛰는 그 소리가 모두가 흉내 내는 꾸밈음이에요.",
            },
            {
              title: "그다음 필드를 연주하기",
              text: "사람 쪽 구석에서 시작하세요. 소절의 마지막 단어에서 로봇으로 갔다가, 다음 소절에 돌아오세요.",
            },
            {
              title: "가사는 또렷하게",
              text: "음정이 계단일 때 노래를 끌고 가는 건 자음이에요. 예의에 조금 어긋난다 싶을 만큼 세게 뱉으세요.",
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
          headline: "하드, 더 하드, 기계",
          text: "사람처럼 들리지 않는 세 가지 방법. 애초에 사람이었던 적 없는 보컬이 불러요.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, 전부 켜고",
              text: "계단, 더블링, 에코.",
            },
            {
              product: "auto-tune-2026",
              title: "비교를 위한 2026",
              text: "빠른 튜닝이지만 목소리가 어디서 왔는지는 아직 들려요.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "한 걸음 더. 음높이는 이제 아예 내 것이 아니에요.",
            },
          ],
        },
      ],
    },
  ],
};
