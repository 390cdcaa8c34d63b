import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "플랜에 들어 있는 모든 도구예요. 설치 파일은 도구마다 따로 있어요. 쓰는 것만 받으세요. 나머지는 플랜이 이어지는 동안 여기에 있어요.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, 보컬 체인, 큰 이펙트까지. Producer 플랜에 든 것을 스튜디오 컴퓨터와 노트북에 설치하세요.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "더 이상 판매하지 않지만 여전히 내 것이에요. 마지막 버전은 최신 시스템에서, 그 전 버전은 그대로 두는 컴퓨터에서 쓸 수 있어요.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "샘플러와 함께 제공된 사운드예요. 더 이상 판매하지 않지만, 가지고 있다면 마지막 버전을 여기서 받을 수 있어요.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "네이티브 플러그인에 지연 시간을 낮춰 주는 라이브 콘솔용 기능을 더했어요. 설치하기 전에 호스트를 닫으세요.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "무대와 녹음을 위한 짧은 지연 시간. 더 이상 판매하지 않지만, 가지고 있는 분을 위해 마지막 버전을 남겨 두었어요.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "음정 보정과 멀티 이펙트를 창 하나에. 설치 파일에 프리셋이 들어 있고, 직접 만든 프리셋은 그대로 둬요.",
  },
  access: {
    title: "AutoTune Access",
    text: "노브가 두 개뿐인 작은 도구예요. 더 이상 판매하지 않지만, 계속 쓰는 분을 위해 여기에 있어요.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "노래를 듣고 키를 알려 줘요. 키를 알고 싶은 컴퓨터마다 설치하세요.",
  },
  "vocal-effects": {
    title: "크리에이티브 보컬 이펙트",
    text: "하모니, 합창, 보코더, 그리고 더 낯선 소리까지. 이펙트마다 따로 설치해서 호스트가 쓰는 것만 불러와요.",
  },
  central: {
    title: "AutoTune Central",
    text: "데스크톱 관리 앱이에요. 가지고 있는 것을 설치하고, 최신으로 유지하고, 이 컴퓨터에서 활성화해요. 계정이 있으면 누구나 무료예요.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "목소리를 아는 컴프레서예요. 설치 파일에 모든 플러그인 형식이 들어 있고, 어떤 것을 쓸지 물어봐요.",
  },
};
