import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "큰 소리와 작은 소리의 화해.",
  text: "보컬은 다가오고, 물러서고, 속삭이고, 질러요. Vocal Compressor는 테이크의 폭을 익혀 거기에 맞는 설정에서 출발하고, 덜어 내는 데시벨을 하나도 빠짐없이 보여 줘요.",
  nav: { description: "크고 작은 소리를 고르게", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor: 고른 목소리",
    description:
      "Vocal Compressor는 테이크가 얼마나 커지고 작아지는지 익혀서 알맞은 설정에서 출발하고, 무엇을 덜어 내는지 보여 줘요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "누르기 전에 재요",
      rows: [
        {
          title: "몸에 맞는 출발점",
          text: "몇 초면 이 보컬이 얼마나 커지는지 알아요. 스레숄드와 레이쇼가 작업을 시작하기 좋은 곳으로 움직여요.",
        },
        {
          title: "곡선",
          text: "한쪽은 입력, 다른 쪽은 출력. 선이 꺾이는 곳에서 압축이 시작되고, 평평할수록 단단하게 잡아요.",
        },
        {
          title: "지나온 길",
          text: "부른 그대로의 테이크와 나오는 소리가 함께 흘러가고, 위에는 덜어 낸 만큼이 매달려 있어요. 단어에만 작동하는지 전부에 작동하는지 한눈에 보여요.",
        },
        {
          title: "느린 손, 빠른 손",
          text: "어택과 릴리즈가 프레이즈에 맞춰 바뀌어요. 지르는 소리는 제때 잡고, 긴 음은 한가운데를 누르지 않아요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "같은 거리에서",
      text: "합성 보컬에게 속삭임과 고함 사이를 널뛰어 보라고 했어요. 시키는 대로 하더군요.",
      demos: [
        {
          product: "vocal-compressor",
          title: "들쭉날쭉에서 고르게",
          text: "전에는 페이더에서 손을 못 떼요. 후에는 떼도 돼요.",
        },
      ],
    },
    includedInUnlimited("컴프레서는 플랜에 들어 있고, 체인에서 그 앞뒤에 오는 것들도 함께예요."),
    systemRequirements,
    {
      block: "faq",
      headline: "컴프레서에 대한 질문",
      items: [
        {
          question: "컴프레서가 벌써 다섯 개예요. 왜 이걸 써야 하죠?",
          answer:
            "결국 도착했을 그 자리에서 출발하니까요. 가는 길이 즐겁다면 다섯 개를 계속 쓰세요. 그 마음 알아요.",
        },
        {
          question: "너무 많이 걸었는지 어떻게 아나요?",
          answer: "숨소리가 가사만큼 클 때요. 그림에 덜어 내는 표시가 끊이지 않을 때도요.",
        },
        {
          question: "EQ 앞인가요, 뒤인가요?",
          answer:
            "저희 체인에서는 Vocal EQ 뒤예요. 컴프레서가 헛수고할 것을 EQ가 미리 빼 주거든요. 법으로 정해진 건 아니에요.",
        },
        {
          question: "녹음하면서 쓸 수 있나요?",
          answer: "네. 룩어헤드를 끄면 지연이 생기지 않아요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "양옆의 이웃",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor 상세 사양",
          inside: [
            { name: "스레숄드", value: "−60~0 dB" },
            { name: "레이쇼", value: "1:1~20:1" },
            { name: "어택", value: "자동 적응 또는 직접 설정" },
            { name: "릴리즈", value: "시작값은 직접, 이후 자동 적응" },
            { name: "룩어헤드", value: "끔 또는 5 ms" },
            { name: "분석", value: "내 컴퓨터 안에서만. 오디오를 밖으로 보내지 않음" },
          ],
          latency: "없음. 룩어헤드를 켜면 5 ms, 호스트가 지연 보상",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "귀로 맞추는 보컬 컴프레서",
          rows: [
            {
              title: "두 소절 반복하기",
              text: "이어지는 소절 중 가장 작은 것과 가장 큰 것을 고르세요. 그 둘이 괜찮으면 곡 전체가 괜찮아요.",
            },
            {
              title: "지나치게 걸어 보기",
              text: "이상하게 들릴 때까지 스레숄드를 내리세요. 납작하고, 코앞이고, 숨 막히게. 이제 이 이펙트가 어떤 소리인지 알게 됐어요.",
            },
            {
              title: "되돌아가기",
              text: "껐을 때만 컴프레서를 알아챌 정도까지 올리세요. 그림에서는 큰 소절에서 일하고 작은 소절에서 쉬어야 해요.",
            },
            {
              title: "자음 듣기",
              text: "ㅌ, ㅋ의 날이 무뎌졌다면 어택을 느리게. 첫음절이 튀어나오면 빠르게 하세요.",
            },
            {
              title: "레벨 돌려주기",
              text: "덜어 낸 만큼 출력을 올리세요. 그래야 크기가 아니라 톤을 비교할 수 있어요.",
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
          headline: "고르게, 그다음 조금 멀리",
          text: "합성 보컬을 먼저 한 레벨로 맞추고, 그다음 방에 넣었어요.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "속삭임과 고함이 중간에서 만나요.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "더 온순한 친척이에요. 레벨을 손으로 타듯 맞추고 청소도 해요.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "고른 목소리에는 리버브가 덜 필요해요. 이게 얼마나 적은 양인지 들어 보세요.",
            },
          ],
        },
      ],
    },
  ],
};
