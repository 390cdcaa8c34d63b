import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "하는 일",
    priceSubtext: "한 번 결제하면 계속 내 것",
    terms: {
      heading: "모든 라이선스에 포함",
      features: ["동시에 컴퓨터 2대에서", "macOS와 Windows 지원", "이 버전의 업데이트 포함"],
    },
    forSeveral: "2개부터는 개당 가격이 내려가요",
  },
  plan: {
    heading: "들어 있는 것",
    paying: "결제 방법",
    annual: ["1년에 한 번 결제", "열두 달보다 저렴해요", "언제든 해지할 수 있어요"],
    monthly: ["한 달에 한 번 결제", "어느 달이든 그만둘 수 있어요", "언제든 해지할 수 있어요"],
    terms:
      "플랜은 해지할 때까지 자동으로 갱신돼요. 해지한 뒤에도 결제한 기간이 끝날 때까지 쓸 수 있어요.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "노래하는 동안 보정",
        "테이크를 음 단위로 편집",
        "Flex-Tune과 Humanize로 자연스럽게",
      ],
    },
    "auto-tune-2026": {
      features: [
        "1분이면 준비 끝",
        "한 페이지에 노브 두 개",
        "스튜디오에서도 무대에서도 낮은 레이턴시",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "DSP 하드웨어 또는 네이티브",
        "Throat로 성도 모델링",
        "무대를 위한 저지연 버튼 하나",
      ],
      notes: "Pro Tools에서만 작동해요.",
    },
    "auto-tune-efx-plus": {
      features: [
        "첫 음부터 하드 튠",
        "손가락 하나로 다루는 이펙트 필드",
        "박자에 맞는 패드 열여섯 개",
      ],
    },
    "auto-key": {
      features: [
        "키와 스케일을 들어요",
        "얼마나 확실한지 알려 줘요",
        "세션의 모든 AutoTune에 전달",
      ],
    },
    "vocal-prep": { features: ["노이즈와 클릭은 줄이고", "방 울림도 줄이고", "레벨은 고르게"] },
    "vocal-eq": {
      features: ["음을 따라가는 밴드", "먼저 듣고, 그다음 제안", "EQ의 기본은 모두 그대로"],
    },
    "vocal-compressor": {
      features: ["내 목소리에 맞는 출발점", "무엇을 했는지 보여 줘요", "부드럽게도, 단단하게도"],
    },
    "vocal-de-esser": {
      features: [
        "내 목소리의 치찰음을 찾아요",
        "사라지는 소리를 들어 볼 수 있어요",
        "숨소리는 그대로",
      ],
    },
    "vocal-reverb": {
      features: [
        "목소리에 어울리는 공간 제안",
        "가사에 자리를 비켜 줘요",
        "섞는 양뿐 아니라 거리까지",
      ],
    },
    metamorph: {
      features: ["네 목소리를 손가락 하나로", "내 프레이징은 그대로", "누구도 복제하지 않아요"],
    },
    "harmony-engine": {
      features: ["곡의 키에 맞는 화음", "내 프레이징을 따라와요", "목소리마다 조금씩 달라요"],
    },
    vocodist: {
      features: ["코드가 내장된 캐리어", "눈에 보이는 밴드", "깨끗함부터 거친 질감까지"],
    },
    choir: {
      features: ["목소리 하나로 네 파트", "연습을 얼마나 했는지 정해요", "깊이가 있는 공간"],
    },
  },
  plans: {
    unlimited: {
      subtitle: "모든 도구를 플랜 하나로",
      features: [
        "AutoTune 2026, Pro, Hybrid",
        "AutoKey",
        "보컬 체인 5종 전부",
        "크리에이티브 이펙트 14종 전부",
        "신제품은 나오는 날부터",
        "녹음 템플릿",
      ],
      notes: "AutoTune EFX+는 따로 판매해요.",
    },
    producer: {
      subtitle: "녹음하고 믹스하는 사람에게",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "보컬 체인 5종 전부",
        "Metamorph, Harmony Engine, Vocodist, Choir",
      ],
    },
    essentials: {
      subtitle: "깨끗하고 음정이 맞는 보컬",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
