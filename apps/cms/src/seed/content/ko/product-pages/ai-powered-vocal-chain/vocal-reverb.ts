import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "노래할 자리.",
  text: "드라이한 목소리는 어디에도 없는 목소리예요. Vocal Reverb는 곡이 얼마나 빠른지, 목소리가 곡 안에 어떻게 앉아 있는지 듣고 둘 다에 어울리는 공간을 제안해요. 가사 앞을 가로막지도 않고요.",
  nav: { description: "목소리에 어울리는 공간", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: 목소리를 위한 공간",
    description: "Vocal Reverb는 목소리와 템포에 어울리는 공간을 제안하고, 가사를 가리지 않아요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "걸어 다닐 수 있는 방",
      rows: [
        {
          title: "먼저 제안해요",
          text: "벌스를 들려주면 크기와 디케이를 제안해요. 느린 곡에는 긴 공간을, 바쁜 곡에는 비켜 주는 공간을요.",
        },
        {
          title: "벽이 보여요",
          text: "방을 원근법으로 그렸고, 바닥의 고리 하나하나는 저편 문으로 가는 소리예요. 뒷벽을 당기면 더 깊어져요.",
        },
        {
          title: "가사에 자리를 비켜 줘요",
          text: "노래하는 동안에는 잔향이 물러나고, 소절 사이에 다시 올라와요. 공간은 크게, 가사는 또렷하게.",
        },
        {
          title: "웻과 드라이만이 아니라, 거리까지",
          text: "컨트롤 하나로 보컬을 뒷벽 쪽으로 옮겨요. 초기 반사음과 톤, 잔향이 함께 바뀌어요. 사람이 걸어갈 때처럼요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "어디에도 없다가, 어딘가에",
      text: "합성 보컬이 긴 음을 불러요. 처음에는 방이 아예 없이요.",
      demos: [
        {
          product: "vocal-reverb",
          title: "드라이에서 방으로",
          text: "음과 음 사이의 틈을 들어 보세요. 공간은 거기에 살아요.",
        },
      ],
    },
    includedInUnlimited(
      "플랜에 담긴 보컬 체인 도구 5종 중 마지막이에요. 그리고 다들 가장 먼저 지나치게 올리는 도구죠.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "리버브에 대한 질문",
      items: [
        {
          question: "방이 몇 개나 있나요?",
          answer:
            "하나요. 대신 모든 방향으로 바꿀 수 있어요. 프리셋은 누군가 벽을 세워 두고 간 자리일 뿐이에요.",
        },
        {
          question: "인서트인가요, 센드인가요?",
          answer:
            "둘 다 돼요. 인서트라면 거리 컨트롤을 쓰세요. 센드라면 드라이를 끄고, 여러 목소리를 한 방에 보내세요. 그래야 같은 곳에 서 있게 돼요.",
        },
        {
          question: "거대하고 반짝이는 리버브는 어떻게 내나요?",
          answer:
            "그건 크리에이티브 이펙트 중 하나인 Halo예요. 이쪽은 실제로 있을 법한 방을 위한 거예요.",
        },
        {
          question: "믹스하는 동안 제안이 바뀌나요?",
          answer: "아니요. 들으라고 할 때만 듣고, 그다음에는 가만히 있어요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "공간 이야기 더 하기",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb 상세 사양",
          inside: [
            { name: "디케이", value: "0.2~12초" },
            { name: "프리딜레이", value: "0~250 ms 또는 호스트 템포에 맞춤" },
            { name: "더킹", value: "0~100" },
            { name: "너비", value: "호스트가 허용하면 모노 입력, 스테레오 출력" },
            { name: "분석", value: "내 컴퓨터 안에서만. 오디오를 밖으로 보내지 않음" },
          ],
          latency: "없음",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "알맞은 리버브 양 찾기",
          rows: [
            {
              title: "템포에서 시작하기",
              text: "벌스를 들려주세요. 다음 소절이 시작될 때 잔향이 거의 사라져 있으면 대체로 맞아요.",
            },
            {
              title: "프리딜레이 맞추기",
              text: "20~40 ms면 가사가 방 앞에 서요. 더 길면 에코로 들리고, 없으면 보컬이 벽 속에 서 있어요.",
            },
            {
              title: "저역 덜어 내기",
              text: "웅웅거리는 방은 믹스 전체를 작게 만들어요. 없어졌을 때만 아쉬울 만큼 저역을 깎으세요.",
            },
            {
              title: "알아챌 때까지 올리기",
              text: "그다음 조금 내리세요. 믹스하면서 귀에 들어온 건 듣는 사람 귀에 두 배로 들려요.",
            },
            {
              title: "모노로, 작게 확인하기",
              text: "책상 위의 휴대폰에서도 가사는 들려야 해요. 안 들리면 리버브를 내리기 전에 더킹을 올리세요.",
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
          headline: "있을 법한 방, 있을 수 없는 방",
          text: "합성 보컬이 설 세 곳.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "실제로 있을 법한 방.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "나가는 길에 한 옥타브를 오르는 잔향. 건축법에는 어긋나요.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "벽은 없지만 보컬이 주위를 걸어 다녀요.",
            },
          ],
        },
      ],
    },
  ],
};
