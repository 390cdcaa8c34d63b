import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "시스템 요구 사항",
  groups: [
    {
      title: "필요한 것",
      rows: [
        { name: "Mac", value: "macOS 12 이상, Apple Silicon 또는 Intel. AU, VST3, AAX" },
        { name: "PC", value: "Windows 10 또는 11, 64비트. VST3, AAX" },
        { name: "메모리", value: "4 GB 이상, 8 GB 권장" },
        { name: "활성화", value: "동시에 컴퓨터 2대까지" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "아키텍처", value: "64비트, Apple Silicon 네이티브" },
];

interface SpecSheet {
  readonly headline: string;
  /** What is particular to this product. */
  readonly inside: SpecRows;
  readonly latency: string;
  readonly diskSpace: string;
  readonly formats?: SpecRows;
  readonly sampleRates?: string;
}

/** A product's whole sheet: what is its own, then what all of them share, so that no two disagree. */
export function specSheet({
  headline,
  inside,
  latency,
  diskSpace,
  formats = usualFormats,
  sampleRates = "44.1~192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "주요 사양", rows: inside },
      {
        title: "사운드",
        rows: [
          { name: "채널", value: "모노, 스테레오" },
          { name: "샘플레이트", value: sampleRates },
          { name: "레이턴시", value: latency },
        ],
      },
      { title: "포맷", rows: formats },
      {
        title: "컴퓨터",
        rows: [
          { name: "macOS", value: "12 이상, Apple Silicon 또는 Intel" },
          { name: "Windows", value: "10 또는 11, 64비트" },
          { name: "메모리", value: "4 GB 이상, 8 GB 권장" },
          { name: "디스크 공간", value: diskSpace },
          { name: "인터넷", value: "다운로드와 활성화할 때만. 작업 중에는 필요 없음" },
        ],
      },
      {
        title: "라이선스",
        rows: [
          { name: "활성화", value: "동시에 컴퓨터 2대까지" },
          { name: "사용 기한", value: "구매하면 기한 없음. Unlimited는 플랜이 끝날 때까지" },
          { name: "동글", value: "없음" },
        ],
      },
    ],
  };
}
