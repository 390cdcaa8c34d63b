import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "홈",
  seo: {
    title: "피치 보정과 보컬 이펙트",
    description:
      "AutoTune은 목소리의 음정을 맞추고, 믹스하고, 전혀 새로운 소리로 바꿔요. 스튜디오와 무대를 위한 플러그인을 한 번 구매하거나 Unlimited로 사용하세요.",
  },
  blocks: [
    {
      block: "hero",
      headline: "마음먹은 대로, 노래하세요.",
      text: "AutoTune은 모든 음을 겨냥했던 바로 그 자리로 옮겨요. 부드럽게도, 강하게도. 아래 노브를 돌려 직접 들어 보세요.",
      actions: [
        {
          label: "Unlimited 보기",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "AutoTune Pro 알아보기",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "목소리를 바꾸는 세 가지 방법",
      text: "다듬고, 믹스하고, 아무도 들어 본 적 없는 소리로 바꿔 보세요. 한 번 구매해 계속 쓰거나 Unlimited로 작업하면 돼요.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "AutoTune 에디션",
          headline: "살짝 다듬기부터 한 세대의 사운드까지",
          text: "스튜디오와 무대를 위한 오토 및 그래프 피치 보정.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "AI 보컬 체인",
          headline: "다섯 개의 창에 담긴 믹스 엔지니어",
          text: "먼저 듣고 움직이는 프렙, EQ, 컴프레서, 디에서, 리버브.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "크리에이티브 이펙트",
          headline: "합창, 보코더, 낯선 목소리",
          text: "내 목소리를 벗어나는 열네 가지 방법.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "믿지 말고 들어 보세요",
      text: "네 가지 테이크의 전과 후. 재생하면서 바꿔 보세요. 자리는 그대로, 목소리만 달라져요. 합성 보컬이 불렀으니 누군가의 흑역사를 꺼내 쓴 건 아니에요.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "선이 제 음을 찾아요",
          text: "같은 프레이즈를, 슬라이드는 건드리지 않는 속도로 A 마이너에 옮겼어요. 길게 끄는 음을 들어 보세요.",
        },
        {
          product: "vocal-compressor",
          title: "널뛰는 목소리",
          text: "전에는 큰 단어가 귀를 때리고 작은 단어는 숨어요. 후에는 모두 같은 거리에 서 있어요.",
        },
        {
          product: "vocodist",
          title: "말하는 코드",
          text: "가사는 보컬에서, 음높이는 톱니파 코드에서 왔어요. 이런 목을 가진 사람은 없죠.",
        },
        {
          product: "choir",
          title: "한 사람이 여럿으로",
          text: "길게 끄는 한 소절을 방 안 가득한 사람들이 불러요. 알고 보면 모두 같은 사람이고요.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "언젠가 듣고 싶은 한마디",
      quotes: JSON.stringify([
        "여전히 제 목소리예요.",
        "아무도 눈치채지 못했어요. 그게 목표였죠.",
        "모두가 눈치챘어요. 그게 목표였죠.",
        "한 테이크로 끝내고 자정 전에 귀가.",
        "후렴이 드디어 제자리에 앉았어요.",
        "마지막 단어의 갈라짐은 그대로 뒀어요.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "음이 제자리를 찾기까지",
      rows: [
        {
          title: "노래하세요",
          text: "방에서든 무대에서든 마이크 앞에서. 목소리의 높낮이는 하나의 선을 그리고, 누구의 목소리든 조금씩 흔들려요.",
        },
        {
          title: "AutoTune이 들어요",
          text: "움직이는 선을 따라가며 곡의 키에 속한 음과 비교해요.",
        },
        {
          title: "선이 음에 붙어요",
          text: "음 하나하나가 스케일에서 가장 가까운 음으로 옮겨 가요. 타이밍과 가사, 음색은 그대로예요.",
        },
        {
          title: "직접 정하세요",
          text: "느리면 아무도 모르고, 빠르면 모두가 알아채요. 선이 얼마나 강하게 붙을지는 보정 속도를 정하는 Retune Speed 노브 하나에 달려 있어요.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "이런 말을 할지도 몰라요",
      text: "예시로 쓴 목소리예요. 사람은 지어냈고 초상은 그렸어요. 도구는 정말로 써 볼 수 있어요.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "필요한 동안, 전부",
      points: [
        {
          title: "AutoTune 에디션 3종",
          text: "AutoKey까지",
        },
        {
          title: "AI 믹싱 도구 5종",
          text: "보컬 체인 전체",
        },
        {
          title: "크리에이티브 이펙트 14종",
          text: "하나도 빠짐없이",
        },
        {
          title: "신제품",
          text: "나오는 그날 바로",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "알아 두면 좋아요",
      items: [
        {
          question: "구매하면 계속 쓸 수 있나요?",
          answer:
            "네. 한 번만 결제하면 되고, 라이선스에는 만료일이 없어요. 구독 상품은 Unlimited뿐이에요.",
        },
        {
          question: "제 DAW에서 작동하나요?",
          answer:
            "대부분 작동해요. 플러그인은 macOS에서 AU, VST3, AAX, Windows에서 VST3, AAX로 제공돼요. Logic Pro, Ableton Live, Cubase, FL Studio, Pro Tools 등에서 쓸 수 있어요. AutoTune Hybrid는 Pro Tools용이라 AAX로만 제공돼요.",
        },
        {
          question: "구독이 끝나면 무엇이 남나요?",
          answer:
            "결제한 기간이 끝날 때까지는 모두 작동해요. 그 뒤에는 Unlimited 플러그인이 멈추지만, 내보낸 오디오와 따로 구매한 도구는 그대로 남아요.",
        },
        {
          question: "작게 시작해서 나중에 업그레이드할 수 있나요?",
          answer:
            "네. 이미 에디션을 가지고 있다면 정가를 다시 낼 필요 없이 업그레이드 가격으로 옮겨 갈 수 있어요. 가능한 업그레이드와 가격은 계정에서 확인할 수 있어요.",
        },
      ],
    },
  ],
};
