import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "요리하기 전에, 테이크부터 씻으세요.",
  text: "노이즈, 방 울림, 클릭, 널뛰는 레벨은 믹스하면서 없애는 것보다 믹스 전에 없애는 게 쉬워요. Prep은 갓 녹음한 테이크를 듣고, 무엇이 문제인지 말해 주고, 깨끗한 테이크를 넘겨줘요.",
  nav: { description: "노이즈와 방 울림은 줄이고 레벨은 고르게", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: 믹스 전에 깨끗한 테이크",
    description:
      "Vocal Prep은 갓 녹음한 보컬에서 노이즈와 방 울림을 걷어 내고 레벨을 고르게 해요. 뒤에 오는 모든 것이 편해져요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "네 가지 집안일, 창은 하나",
      rows: [
        {
          title: "노이즈",
          text: "선풍기, 냉장고, 저렴한 프리앰프의 쉬익 소리. Prep은 쉬는 구간의 소리를 배워서 가사 속에서도 걷어 내요.",
        },
        {
          title: "방 울림",
          text: "침실은 목소리에 벽을 덧붙여요. Prep은 들리는 방의 모양을 그려 보이고 그만큼 줄여요. 스튜디오로 데려다줄 수는 없지만 문은 닫아 줄 수 있어요.",
        },
        {
          title: "클릭",
          text: "입술, 혀, 불량 케이블. 하나씩 찾아내고, 없애고, 몇 개인지 창에 세어 둬요.",
        },
        {
          title: "레벨",
          text: "마이크에서 떨어져 부른 소절은 올리고, 지른 소절은 내려요. 프레이즈마다 하나씩요. 펌핑은 없어요. 누르는 게 아니라 페이더를 움직이니까요.",
        },
        {
          title: "전과 후를 한 장에",
          text: "빛의 날이 테이크 위를 지나가요. 그 앞에는 먼지, 그 뒤에는 목소리뿐. 더 보이지 않는 것이 더 들리지 않는 거예요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "나쁜 방, 그리고 나아진 방",
      text: "보컬은 합성이고 녹음은 엉망이에요. 둘 다 일부러 그랬어요.",
      demos: [
        {
          product: "vocal-prep",
          title: "쉬익 소리, 벽, 오락가락",
          text: "전: 노이즈, 상자 같은 방, 왔다 갔다 하는 레벨. 후: 거의 목소리만.",
        },
      ],
    },
    includedInUnlimited(
      "Prep은 플랜에 담긴 보컬 체인 도구 5종 중 첫 번째예요. 나머지 네 가지가 순서대로 뒤를 이어요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Prep에 대한 질문",
      items: [
        {
          question: "어떤 녹음이든 살릴 수 있나요?",
          answer:
            "아니요. 나쁜 녹음은 나아지고, 좋은 녹음은 시간이 절약돼요. 클리핑, 방 저편의 전화 통화, 옆방의 드러머까지는 어쩔 수 없어요.",
        },
        {
          question: "실시간으로 작동하나요?",
          answer: "네. 다만 지연이 조금 있어서, 보컬의 헤드폰보다는 믹스에 쓰는 게 맞아요.",
        },
        {
          question: "체인 어디에 두나요?",
          answer:
            "맨 앞이요. AutoTune보다 앞, 작은 소리를 키우는 모든 것보다 앞에요. 컴프레서가 먼저 오면 Prep이 없애려던 노이즈를 들어 올려 버려요.",
        },
        {
          question: "제 오디오가 컴퓨터 밖으로 나가나요?",
          answer: "아니요. 듣는 일은 플러그인 안에서, 내 컴퓨터에서 해요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "체인의 다음 순서",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prep 상세 사양",
          inside: [
            { name: "줄이는 것", value: "지속적인 노이즈, 방 울림, 클릭, 레벨 차이" },
            { name: "배우는 곳", value: "테이크 자체, 10초 정도" },
            { name: "양", value: "네 가지 각각 0~100" },
            { name: "분석", value: "내 컴퓨터 안에서만. 오디오를 밖으로 보내지 않음" },
          ],
          latency: "약 45 ms, 호스트가 지연 보상",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "침실 테이크를 쓸 만하게",
          rows: [
            {
              title: "침묵을 조금 남기기",
              text: "첫 단어 앞에 1~2초를 남겨 두세요. Prep은 쉬는 구간에서 노이즈를 배우니까 먼저 잘라 내지 마세요.",
            },
            {
              title: "듣게 하기",
              text: "가사와 쉼이 섞인 10초를 재생하세요. 네 가지 양이 출발점으로 움직여요.",
            },
            {
              title: "노이즈 먼저",
              text: "나머지는 0으로 돌리세요. 쉬는 구간이 조용해질 때까지 노이즈를 올렸다가, 단어 끝이 잘려 들리지 않을 때까지 되돌리세요.",
            },
            {
              title: "그다음 방 울림",
              text: "짧고 큰 단어 하나와 그 뒤에 남는 울림을 들어 보세요. 그 절반쯤만 걷어 내세요. 방이 전혀 없는 목소리는 오려 붙인 것처럼 들려요.",
            },
            {
              title: "레벨은 마지막",
              text: "페이더에 손을 뻗지 않고도 모든 소절이 들리게 맞추세요. 나머지는 컴프레서가 해요.",
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
          headline: "Prep, 그리고 그 덕분에 되는 것들",
          text: "목소리는 모두 합성이고, 흠은 정성껏 넣었어요.",
          demos: [
            {
              product: "vocal-prep",
              title: "날것에서 준비 완료로",
              text: "노이즈, 방 울림, 레벨을 한꺼번에.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "이미 깨끗하지만 들쭉날쭉한 테이크는 이렇게 돼요.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "노이즈가 사라진 뒤에 손보는 먹먹함과 콧소리.",
            },
          ],
        },
      ],
    },
  ],
};
