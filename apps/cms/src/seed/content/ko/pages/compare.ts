import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "비교",
  seo: {
    title: "AutoTune 에디션 비교",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+, AutoKey를 나란히 놓고 비교해요. 무엇을 하는지, 얼마인지, 어디서 작동하는지 알 수 있어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "나에게 맞는 건 어느 것일까요?",
      text: "창은 다섯, 생각은 하나. 목소리를 제 음에 올려놓는 것이에요. 각각 무엇을 하고 무엇을 다른 창에 맡기는지 적었어요.",
    },
    editionComparison({
      headline: "에디션 나란히 보기",
      text: "체크 표시는 있다는 뜻이고, 선은 다른 에디션이 더 잘한다는 뜻이에요.",
      groups: { purpose: "쓰임새", tuning: "피치 보정", key: "키와 스케일", practice: "사용 환경" },
      rows: {
        bestFor: "잘 맞는 작업",
        realTime: "실시간 보정",
        graph: "그래프 모드로 한 음씩 편집",
        retune: "Retune Speed",
        humanize: "Human: 긴 음에 숨결 남기기",
        flex: "Flex: 미끄러지는 음 남기기",
        throat: "Throat",
        effects: "더블링과 에코",
        findsKey: "키를 스스로 찾기",
        takesKey: "AutoKey에서 키 받기",
        formats: "포맷",
        latency: "레이턴시",
        diskSpace: "디스크 공간",
        computers: "동시에 쓰는 컴퓨터 수",
        unlimited: "Unlimited에 포함",
      },
      bestFor: {
        at2026: "빠른 녹음과 무대",
        pro: "한 음씩 고치기",
        hybrid: "Pro Tools, DSP 유무와 상관없이",
        efxPlus: "일부러 쓰는 이펙트",
        autoKey: "키를 아무도 모르는 곡",
      },
      values: {
        retuneRange: "0~300 ms",
        hard: "하드",
        pads: "패드 16개",
        sendsKey: "키를 보냄",
        formats: "AU, VST3, AAX",
        about3: "약 3 ms",
        about2OnDsp: "DSP에서 약 2 ms",
        noLatency: "없음",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "아니면 전부 다",
      text: "Unlimited에는 에디션 세 가지와 AutoKey, 보컬 체인, 크리에이티브 이펙트 전부가 들어 있어요.",
      actions: [
        { label: "플랜 보기", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "내 DAW 확인하기", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
