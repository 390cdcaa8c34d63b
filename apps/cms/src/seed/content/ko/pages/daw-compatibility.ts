import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
  title: "DAW 호환성",
  seo: {
    title: "DAW 호환성",
    description:
      "내 DAW가 macOS와 Windows에서 어떤 플러그인 포맷을 불러오는지, AU, VST3, AAX를 호스트별로 정리했어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "제 DAW에서 작동하나요?",
      text: "호스트가 AU, VST3, AAX 중 하나를 불러온다면 거의 작동해요. 포맷이 기준이라 목록에 호스트마다 포맷을 적었어요.",
    },
    compatibilityOf(hostWords),
    {
      block: "prose",
      headline: "작은 글씨를 큰 글씨로",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid는 AAX DSP와 AAX Native로 제공되고 Pro Tools에서만 작동해요. 다른 도구는 모든 포맷으로 제공돼요.",
        },
        {
          title: "64비트",
          text: "호스트와 시스템 모두 64비트여야 해요. Apple Silicon에서는 플러그인이 네이티브로 작동하고, Rosetta로 돌리는 호스트에서도 불러올 수 있어요.",
        },
        {
          title: "목록에 없나요?",
          text: "호스트 매뉴얼에서 불러올 수 있는 포맷을 찾아보세요. macOS는 셋 중 하나, Windows는 둘 중 하나면 충분해요. VST2만 지원하는 옛 호스트는 지원하지 않아요.",
        },
        {
          title: "이름",
          text: "호스트의 이름은 각 제작사의 것이고, 제작사는 이 데모 브랜드와 아무 관련이 없어요.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "파일 위치와 해결법",
      text: "폴더와 드라이버, 대개 통하는 해결법을 시스템별로 모았어요.",
      actions: [
        { label: "Mac에서", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "Windows에서", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
