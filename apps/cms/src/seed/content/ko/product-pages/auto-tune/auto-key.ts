import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "이 곡, 키가 뭐죠? 이거예요.",
  text: "AutoKey는 곡을 듣고 키와 스케일을 찾아 얼마나 확실한지 알려 주고, 그 답을 세션의 모든 AutoTune에 전해요. 소리는 하나도 바꾸지 않아요. 엉뚱한 키에 맞추는 일을 막아 줄 뿐이에요.",
  nav: { description: "키를 찾아 AutoTune에 알려 줘요", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey: 곡의 키 찾기",
    description:
      "AutoKey는 곡의 키와 스케일을 듣고, 얼마나 확실한지 알려 주고, 세션의 모든 AutoTune을 맞춰 줘요.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "답, 그리고 얼마나 확실한지",
      rows: [
        {
          title: "곡을 들려주세요",
          text: "목소리가 아니라 반주에 AutoKey를 걸고 재생하세요. 코드가 나오는 몇 마디면 충분해요.",
        },
        {
          title: "원 위에서 보세요",
          text: "메이저 키는 5도권 위에, 마이너는 그 안쪽에 있어요. 찾은 키와 그 이웃에 불이 켜지고, 가운데에는 음마다 얼마나 자주 들렸는지 보여요.",
        },
        {
          title: "허세 대신 확신",
          text: "곡은 키가 바뀌기도 하고, 아예 없기도 해요. AutoKey는 얼마나 확실한지, 다른 후보는 무엇이었는지 보여 줘요. 언제 내 귀를 믿어야 할지 알 수 있게요.",
        },
        {
          title: "모두에게 한 번에",
          text: "클릭 한 번이면 세션의 모든 AutoTune 창에 키와 스케일이 전해져요. 화음 트랙을 깜빡할 일이 없어요.",
        },
      ],
    },
    includedInUnlimited("AutoKey는 키를 전해 받는 AutoTune 에디션 3종과 함께 플랜에 들어 있어요."),
    systemRequirements,
    {
      block: "faq",
      headline: "AutoKey에 대한 질문",
      items: [
        {
          question: "왜 전과 후를 들을 수 없나요?",
          answer:
            "AutoKey는 소리를 건드리지 않으니까요. 듣고, 설정을 적어 줄 뿐이에요. 귀에 들리는 건 AutoTune이 맞는 음으로 가는 소리예요.",
        },
        {
          question: "틀릴 수도 있나요?",
          answer:
            "네. 메이저 키와 나란한 마이너 키는 같은 음을 쓰고, 다른 키에서 코드를 빌려 온 곡은 헷갈릴 수 있어요. 그래서 얼마나 확실한지, 다른 후보는 무엇이었는지 함께 보여 줘요.",
        },
        {
          question: "키를 알고 있어도 필요할까요?",
          answer:
            "덜 필요하죠. 그래도 창 여섯 개에 같은 키를 맞추는 수고를 덜고, 누가 보내 준 트랙을 받았을 때 빨라요.",
        },
        {
          question: "AutoTune 없이도 작동하나요?",
          answer:
            "네. 키와 스케일이 창에 떠 있으니 읽으면 돼요. 전달하려면 같은 세션에 AutoTune이 있어야 해요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "AutoKey의 말을 듣는 도구들",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey 상세 사양",
          inside: [
            { name: "찾는 것", value: "키와 스케일, 확신도 포함" },
            { name: "듣는 것", value: "걸려 있는 트랙을 재생하는 동안" },
            { name: "스케일", value: "메이저, 마이너" },
            {
              name: "전달하는 곳",
              value: "AutoTune Pro, 2026, Hybrid, EFX+, 그리고 Harmony Engine",
            },
            { name: "사운드", value: "그대로 통과" },
          ],
          latency: "없음",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "키를 모르고 받은 비트에서 키 찾기",
          rows: [
            {
              title: "반주에 걸기",
              text: "비트나 악기 버스에 AutoKey를 거세요. 되도록 드럼은 빼고요. 드럼도 음높이는 있지만 의견은 없거든요.",
            },
            {
              title: "후렴 재생하기",
              text: "코드가 다 나오는 여덟 마디를 고르세요. 음 하나로 된 인트로는 어떤 키든 될 수 있어요.",
            },
            {
              title: "확신도 읽기",
              text: "높으면 계속 가세요. 낮으면 다른 부분을 들려주세요. 이웃한 두 키가 자꾸 자리를 바꾸면, 곡의 키도 바뀌는 걸지 몰라요.",
            },
            {
              title: "음 하나로 확인하기",
              text: "후렴 끝에서 집에 돌아온 듯한 음을 흥얼거려 보세요. 창에 뜬 이름과 같으면 맞았어요. 창의 마이너 키보다 반음 세 개 위라면, 나란한 메이저 키예요.",
            },
            {
              title: "보내기",
              text: "키를 전달하고 노래하세요. 이제 세션의 모든 AutoTune이 한목소리예요.",
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
          headline: "맞는 키가 하는 일",
          text: "AutoKey 자체는 조용해요. 대신 AutoKey가 맞춰 준 창 두 개를 들어 보세요. 둘 다 이 프레이즈가 A 마이너인 걸 알아요. 노래는 합성 보컬이 불렀어요.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "키를 아는 2026",
              text: "빠른 튜닝은 허락된 음 중 가장 가까운 음으로 가요. 무엇을 허락할지는 키가 정해요.",
            },
            {
              product: "harmony-engine",
              title: "키를 아는 Harmony Engine",
              text: "3도 위는 반음 세 개일 때도, 네 개일 때도 있어요. 언제 어느 쪽인지는 키가 알아요.",
            },
          ],
        },
      ],
    },
  ],
};
