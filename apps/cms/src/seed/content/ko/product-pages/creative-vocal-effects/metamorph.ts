import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "내 노래를 다른 누군가가 불러요.",
  text: "Metamorph는 내 노래를 다른 목에 맡겨요. 가사와 타이밍, 프레이징은 그대로 내 것. 누가 부르는 것처럼 들릴지는 패드 위의 점 하나로 정해요.",
  nav: { description: "내 프레이징, 다른 목소리", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: 내 프레이징, 다른 목소리",
    description:
      "Metamorph는 가사와 타이밍, 프레이징은 그대로 두고 목소리만 다른 목소리로 바꿔요. 누가 부를지는 패드에서 고르세요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "내가 아닌 사람들의 지도",
      rows: [
        {
          title: "네 모서리",
          text: "한 모서리에는 나, 다음에는 아이, 그리고 기계와 생명체. 그 사이는 모두 섞인 목소리이고, 대부분은 아직 이름도 없어요.",
        },
        {
          title: "손가락 하나",
          text: "곡이 나오는 동안 패드 위를 끌어 보세요. 손가락 주위의 모양이 무엇으로 변하고 있는지 보여 줘요.",
        },
        {
          title: "남는 것",
          text: "단어를 언제 부르는지, 얼마나 끄는지, 어디서 숨 쉬는지. 목소리의 대부분은 노래하는 방식이고, 그건 그대로 남아요.",
        },
        {
          title: "바뀌는 것",
          text: "목의 길이, 성대의 무게, 목소리의 높이. 위에 덧씌운 프리셋이 아니라 그 아래의 몸이 바뀌어요.",
        },
        {
          title: "누구도 아닌 목소리",
          text: "이 목소리들은 베낀 게 아니라 만든 거예요. 모서리에 실제 가수는 없고, 불러올 수도 없어요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "두 사람, 한 테이크",
      text: "둘 다 합성이에요. 두 번째 사람은 한 음도 부른 적이 없어요.",
      demos: [
        {
          product: "metamorph",
          title: "한 사람에서 다른 사람으로",
          text: "같은 가사를 같은 순간에. 가운데 선 사람만 바뀌었어요.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph는 플랜에 담긴 크리에이티브 이펙트 14종 중 하나예요. 나온 그날부터 들어 있었어요.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Metamorph에 대한 질문",
      items: [
        {
          question: "유명한 가수처럼 들리게 할 수 있나요?",
          answer:
            "아니요, 일부러 그렇게 했어요. Metamorph는 누구의 것도 아닌 목소리 사이를 오가요. 실제 사람의 목소리를 빌리려면 그 사람의 허락이 필요해요.",
        },
        {
          question: "실시간으로 작동하나요?",
          answer:
            "네, 짧은 지연이 있어요. 가지고 놀기에는 충분하고, 클릭에 맞춰 노래할 때는 드라이한 목소리로 모니터하세요.",
        },
        {
          question: "패드를 오토메이션할 수 있나요?",
          answer:
            "네, 두 방향 모두요. 벌스 내내 나이 들어 가는 목소리도 오토메이션 두 줄이면 돼요.",
        },
        {
          question: "음정도 맞춰 주나요?",
          answer:
            "아니요. 앞에 AutoTune을 두세요. 음정이 맞은 목소리는 다른 목소리로 바꾸기도 쉬워요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "낯선 목소리 더 만나기",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph 상세 사양",
          inside: [
            { name: "패드", value: "모서리 4개: 나, 아이, 기계, 생명체" },
            { name: "바꾸는 것", value: "성도, 성대, 피치" },
            { name: "지키는 것", value: "가사, 타이밍, 호흡" },
            { name: "오토메이션", value: "패드의 두 방향과 믹스" },
            { name: "처리", value: "내 컴퓨터 안에서만. 오디오를 밖으로 보내지 않음" },
          ],
          latency: "약 40 ms, 호스트가 지연 보상",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "혼자 부른 듀엣을 두 사람에게 맡기기",
          rows: [
            {
              title: "두 파트 모두 부르기",
              text: "두 번째 목소리를 따로 트랙에, 따로 감정을 담아 녹음하세요. 그 사람이라면 어떻게 부를지 생각하면서요. Metamorph가 바꾸는 건 목이지 말버릇이 아니에요.",
            },
            {
              title: "음정 먼저",
              text: "두 트랙 모두 같은 키로 AutoTune을 거세요. 낯선 두 사람은 혼자서는 절대 안 나올 방식으로 서로 어긋날 수 있거든요.",
            },
            {
              title: "모서리에서 천천히 떠나기",
              text: "두 번째 트랙에 Metamorph를 걸고 내 모서리에서 조금씩 멀어지게 끌어 보세요. 더는 나인 줄 모르겠을 때 멈추세요. 대개 3분의 1쯤이에요.",
            },
            {
              title: "둘을 떼어 놓기",
              text: "하나는 왼쪽, 하나는 오른쪽으로, 아주 조금만 패닝하세요. Vocal Reverb로 같은 방에 넣으면 둘이 만날 자리가 생겨요.",
            },
            {
              title: "답은 사람답게",
              text: "단어 하나가 이상하게 들리면 더 돌리지 말고 다시 부르세요. 그게 더 빨라요.",
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
          headline: "다른 사람이 되는 정도",
          text: "구부린 목에서 새로운 사람까지. 전도 후도 모두 합성이에요.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "다른 사람, 머릿속에는 같은 노래.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "같은 사람, 있을 수 없는 목.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "같은 사람, 음색만 걷어 냈어요.",
            },
          ],
        },
      ],
    },
  ],
};
