import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "호스트별로 보기",
    text: "직접 써 본 호스트와 그 버전이에요. 이름을 입력하면 찾을 수 있어요.",
  },
  mac: { headline: "Mac의 호스트", text: "macOS 12 이상에서 써 본 호스트와 그 버전이에요." },
  windows: {
    headline: "Windows의 호스트",
    text: "Windows 10과 11에서 써 본 호스트와 그 버전이에요.",
  },
  notes: {
    afterwards: "녹음한 뒤에 보정해요. 노래하는 동안에는 안 돼요.",
    browser: "브라우저에서 작동해서 플러그인을 불러오지 못해요.",
    files: "완성된 파일에는 좋지만, 노래하면서 쓰기에는 느려요.",
    hybrid: "AutoTune Hybrid가 작동하는 유일한 호스트예요.",
    macOnly: "Mac에서만 돼요.",
    tablet: "AUv3만 불러오는데, 저희 도구는 AUv3가 아니에요.",
    windowsOnly: "Windows에서만 돼요.",
  },
};
