import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "선율을 따라가는 밴드.",
  text: "목소리는 움직이고, EQ가 손대야 할 것도 함께 움직여요. Vocal EQ는 목소리에서 웅웅거림과 몸통, 콧소리, 공기감을 찾아 밴드를 하나씩 얹고, 부르는 음을 따라 밴드를 움직여요.",
  nav: { description: "부르는 음을 따라 밴드가 움직이는 EQ", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: 목소리를 따라가는 밴드",
    description:
      "Vocal EQ는 목소리의 웅웅거림, 몸통, 콧소리, 공기감을 찾아내고, 밴드는 부르는 음을 그대로 따라가요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "코가 어디 있는지 알아요",
      rows: [
        {
          title: "이름이 있는 밴드",
          text: "Rumble은 웅웅거림, Body는 몸통, Nasal은 콧소리, Air는 공기감이에요. 숫자도 있지만, 생각한 그대로 말하고 그걸 돌리면 돼요.",
        },
        {
          title: "음을 따라가요",
          text: "한 주파수에 맞춘 컷은 한 음에만 맞아요. 여기서는 멜로디가 움직이면 밴드도 함께 타고 가서, 낮은 음과 높은 음이 같은 목소리로 들려요.",
        },
        {
          title: "먼저 들어요",
          text: "벌스를 들려주세요. 곡선이 이 목소리와 이 마이크에 맞는 출발점으로 움직이고, 거기서부터는 직접 하면 돼요.",
        },
        {
          title: "곡선 뒤의 목소리",
          text: "노래하는 소리의 스펙트럼이 곡선 아래에 실시간으로 보여요. 어느 봉우리가 나이고 어느 것이 방인지 짐작할 필요가 없어요.",
        },
        {
          title: "그래도 EQ예요",
          text: "노드를 잡고, 끌고, 따라가기를 끄세요. 밴드 네 개 모두 늘 쓰던 EQ처럼도 작동해요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "이불 속에서 나오기",
      text: "처음에는 먹먹하고 살짝 코맹맹이인 합성 보컬이에요.",
      demos: [
        {
          product: "vocal-eq",
          title: "먹먹함과 콧소리, 안녕",
          text: "저역이 맑아지고, 코맹맹이 소리가 물러나고, 위쪽에 공기가 들어와요. 음은 그대로인데, 등지고 있던 사람이 돌아선 것 같아요.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ도 플랜에 들어 있어요. 서로를 잘 아는 다섯 도구의 체인, 그 한가운데가 제자리예요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vocal EQ에 대한 질문",
      items: [
        {
          question: "밴드가 어떻게 음을 따라가나요?",
          answer:
            "Vocal EQ는 AutoTune처럼 피치를 추적해서 밴드와 음 사이의 거리를 일정하게 유지해요. 따라갈지 말지는 밴드마다 고를 수 있어요.",
        },
        {
          question: "AutoTune이 필요한가요?",
          answer: "아니요. 제 귀가 따로 있어요.",
        },
        {
          question: "곡을 대신 믹스해 주나요?",
          answer:
            "목소리 하나에 대한 제안을 해요. 곡에 무엇이 필요한지는 몰라요. 그건 만드는 사람이 알죠.",
        },
        {
          question: "다른 악기에도 되나요?",
          answer:
            "한 번에 한 음을 내는 것이라면 뭐든지요. 코드에서는 따라갈 음이 하나가 아니니 따라가기를 끄세요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "EQ의 앞과 뒤",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ 상세 사양",
          inside: [
            { name: "밴드", value: "4개: Rumble, Body, Nasal, Air" },
            { name: "게인", value: "각각 ±18 dB, Rumble은 컷만" },
            { name: "범위", value: "20 Hz~20 kHz" },
            { name: "따라가기", value: "밴드마다 켜기/끄기" },
            { name: "분석", value: "내 컴퓨터 안에서만. 오디오를 밖으로 보내지 않음" },
          ],
          latency: "따라가기를 끄면 없음, 켜면 약 20 ms",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "먹먹한 목소리 걷어 내기",
          rows: [
            {
              title: "벌스를 들려주기",
              text: "후렴 말고 벌스를 재생하세요. 먹먹함은 낮고 조용한 소절에 살거든요. 제안하는 곡선을 받아들이세요.",
            },
            {
              title: "Rumble 확인하기",
              text: "밴드를 솔로로 들어 보세요. 발소리와 차 소리가 들리면 그대로 두고, 목소리가 들리면 더 아래로 내리세요.",
            },
            {
              title: "코 찾기",
              text: "Nasal을 확 올리고, 감기 걸린 소리가 가장 심해지는 곳까지 옮긴 다음, 거기서 깎으세요. 올린 만큼의 절반 아래로도 대개 충분해요.",
            },
            {
              title: "Air보다 Body 먼저",
              text: "위쪽부터 손대고 싶어지죠. 하지만 무게가 맞는 목소리는 광택이 덜 필요해요.",
            },
            {
              title: "음량 맞추기",
              text: "비교하기 전에 둘이 같은 크기로 들리게 출력을 맞추세요. 더 나쁠 때도 큰 쪽이 늘 이기거든요.",
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
          headline: "톤, 그다음 날카로움",
          text: "음이 아니라 목소리의 소리를 다루는 도구 두 가지. 합성 보컬의 전과 후예요.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "먹먹하고 코맹맹이였다가, 둘 다 아니게.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "그다음에 자주 오는 것. 공기감은 치찰음까지 데려오거든요.",
            },
          ],
        },
      ],
    },
  ],
};
