import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "치찰음은 덜고, 보컬은 그대로.",
  text: "가까운 마이크와 밝은 EQ는 ㅅ 소리를 누구보다 사랑해요. 듣는 사람은 아닌데 말이죠. Vocal De-Esser는 내 목소리가 날카로운 대역을 찾아 그것만, 그 순간에만 줄여요.",
  nav: { description: "날카로운 치찰음만 부드럽게", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: 더 부드러운 치찰음",
    description:
      "Vocal De-Esser는 목소리가 날카로운 곳을 찾아 그것만, 그 순간에만 줄여요. 나머지 목소리는 그대로예요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "좁게, 제때 자르기",
      rows: [
        {
          title: "내 ㅅ을 찾아요",
          text: "입마다 쉿 소리가 나는 자리가 달라요. 대개 5~9 kHz 사이죠. 한 소절 재생하면 대역이 알아서 그리로 움직여요.",
        },
        {
          title: "눈으로 확인하세요",
          text: "스펙트로그램에 가사가 지나가고 그 아래 글자가 보여요. ㅅ마다 잘라 낸 창이 하나씩 있어요. 다른 것이 잘리면 그것도 보이고요.",
        },
        {
          title: "사라지는 것 듣기",
          text: "버튼 하나로 덜어 내는 소리만 들을 수 있어요. 자전거 펌프 같은 소리가 나야 해요. 모음이 들리면 살살 하세요.",
        },
        {
          title: "ㅅ과 ㅎ을 구별해요",
          text: "숨소리와 공기감은 열어 둬요. 그걸 줄이면 디에싱한 목소리가 답답해지거든요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "스스스스르르 부드럽게",
      text: "이번에는 합성 보컬에 날카로운 자음을 넣었어요. 첫 번째를 들을 때는 헤드폰 조심하세요.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "날카롭게에서 매끄럽게",
          text: "치찰음이 가사 뒤로 물러나요. 사이사이의 모음은 전과 후가 똑같아요.",
        },
      ],
    },
    includedInUnlimited(
      "플랜에 담긴 믹싱 도구 5종 중 하나예요. 빠진 소리를 듣기 전까지는 다들 잊고 사는 도구죠.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "디에서에 대한 질문",
      items: [
        {
          question: "그냥 EQ를 쓰면 안 되나요?",
          answer: "EQ는 곡 내내 그 대역을 줄여요. 모음까지요. 디에서는 ㅅ을 기다려요.",
        },
        {
          question: "왜 갑자기 혀 짧은 소리가 나죠?",
          answer:
            "너무 많이 줄였거나 대역이 너무 넓어요. 맞다 싶은 양의 절반만 걸고 내일 다시 들어 보세요.",
        },
        {
          question: "컴프레서 앞인가요, 뒤인가요?",
          answer:
            "뒤요. 컴프레서는 작은 소리를 들어 올리는데, 치찰음도 거기 끼곤 해요. 컴프레서가 치찰음에 반응한다면 앞에도 하나 두세요.",
        },
        {
          question: "영어가 아닌 노래에도 되나요?",
          answer: "네. 글자가 아니라 날카로움을 들어요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "늘 함께 다니는 친구들",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser 상세 사양",
          inside: [
            { name: "대역", value: "2~16 kHz, 듣고 찾거나 직접 설정" },
            { name: "감쇄량", value: "0~24 dB" },
            { name: "모니터", value: "덜어 내는 소리만 듣기" },
            { name: "분석", value: "내 컴퓨터 안에서만. 오디오를 밖으로 보내지 않음" },
          ],
          latency: "약 2 ms, 호스트가 지연 보상",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "혀 짧은 소리 없이 ㅅ 길들이기",
          rows: [
            {
              title: "가장 심한 소절 고르기",
              text: "어느 곡에나 하나쯤 있죠. ㅅ과 ㅆ, ㅊ이 가득한 소절이요. 그걸 반복하세요. 그 소절이 괜찮으면 나머지도 괜찮아요.",
            },
            {
              title: "대역을 찾게 하기",
              text: "반복 구간을 두 번 재생하세요. 스펙트로그램에서 컷이 어디 있는지 보세요. 모음의 줄무늬가 아니라 밝게 터지는 곳에 있어야 해요.",
            },
            {
              title: "버려지는 소리 듣기",
              text: "덜어 내는 소리로 바꾸세요. 거기서 모음이 사라질 때까지 대역을 좁히세요.",
            },
            {
              title: "일찍 멈추기",
              text: "ㅅ이 사라질 때까지가 아니라 더 아프지 않을 때까지만 감쇄량을 올리세요. 단어를 알아들으려면 ㅅ이 있어야 해요.",
            },
            {
              title: "리버브에서 확인하기",
              text: "리버브를 다시 켜세요. 긴 잔향은 남겨 둔 ㅅ을 하나하나 되풀이해요. 충분했는지는 거기서 들려요.",
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
          headline: "고역, 순서대로",
          text: "5 kHz 위에서 합성 목소리가 어떻게 들리는지, 그걸 어떻게 할 수 있는지.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "날카로운 순간만 달라져요.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "여기서는 톤 전체가, 내내 달라져요.",
            },
          ],
        },
      ],
    },
  ],
};
