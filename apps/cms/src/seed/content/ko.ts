import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "AutoTune은 모든 음을 겨냥했던 바로 그 자리로 옮겨요. 부드럽게도, 강하게도. 스튜디오에서, 무대에서, 어떤 키에서든.",
          actions: [
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
              text: "느리면 아무도 모르고, 빠르면 모두가 알아채요. 선이 얼마나 강하게 붙을지는 리튠 스피드 노브 하나로 정해요.",
            },
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "모든 음이 내 손안에.",
      text: "Pro는 노래하는 동안 목소리를 보정하고, 나중에 음 하나하나를 직접 편집할 수 있게 해 줘요. 아무도 모르는 보정부터 누구나 아는 하드 튠 사운드까지, 어디까지 갈지는 직접 정해요.",
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
              title: "리튠 스피드",
              text: "가장 큰 노브예요. 느리게 두면 아무도 모르는 보정, 빠르게 두면 AutoTune을 유명하게 만든 계단 같은 사운드가 나와요.",
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
          block: "faq",
          headline: "Pro에 대한 질문",
          items: [
            {
              question: "사용한 티가 나나요?",
              answer:
                "원할 때만 나요. 리튠 스피드를 느리게 두고 Flex-Tune을 조금 더하면 보정이 노래에 녹아들어요. 가장 빠르게 두면 보정 자체가 이펙트가 돼요.",
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
                "다음 형식을 불러올 수 있는 모든 DAW에서 작동해요. macOS는 AU, VST3, AAX, Windows는 VST3, AAX예요.",
            },
          ],
        },
        {
          block: "productCards",
          headline: "같은 목소리에 하나 더",
          products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
        },
      ],
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "실시간 보정과 음 단위 편집을 하나의 플러그인에 담았어요.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary: "빠르게 준비되는 실시간 피치 보정. 스튜디오에서도 무대에서도.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Pro Tools를 위한 실시간 보정. DSP 하드웨어에서도, 네이티브로도.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "하드 튠 사운드에 이펙트 랙을 통째로 더했어요.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "곡의 키와 스케일을 듣고 AutoTune에 알려 줘요.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary:
        "녹음한 그대로의 테이크를 믹스할 수 있게 준비해요. 잡음과 방 울림은 줄이고, 레벨은 고르게.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "노래하는 음을 따라 밴드가 움직이는 EQ예요.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "목소리에 맞는 설정에서 출발해 크고 작은 소리를 고르게 맞춰요.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "날카로운 치찰음만 부드럽게 다듬고 나머지 목소리는 건드리지 않아요.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "목소리에 공간을 입히고, 어울리는 울림을 제안해요.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "프레이징은 그대로 두고 목소리만 다른 목소리로 바꿔요.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "리드 보컬 하나로 화음을 만들어요.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "빈티지부터 이 세상 소리가 아닌 듯한 사운드까지 내는 보코더예요.",
    },
    choir: {
      name: "Choir",
      summary: "한 사람의 목소리를 합창으로 바꿔요.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, 월간",
      summary: "에디션 3종, AutoKey, 보컬 체인, 모든 크리에이티브 이펙트를 매달 결제로.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, 연간",
      summary: "에디션 3종, AutoKey, 보컬 체인, 모든 크리에이티브 이펙트를 1년에 한 번 결제로.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "AutoTune Pro 창. 가운데에 큰 retune 노브, 양옆에 작은 flex 노브와 humanize 노브, 아래에 건반이 있어요.",
    },
  },
};
