import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "DAW 호환성: Mac",
  seo: {
    title: "Mac의 DAW 호환성",
    description:
      "macOS 12 이상에서 어떤 DAW가 어떤 포맷으로 플러그인을 불러오는지, Apple Silicon과 Intel, 파일 위치, 보이지 않을 때의 해결법을 적었어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Mac에서 작동하나요?",
      text: "macOS 12 이상, Apple Silicon이든 Intel이든, AU, VST3, AAX 중 하나를 불러오는 64비트 호스트라면 작동해요. 목록과 폴더, 대개 통하는 해결법을 모았어요.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "컴퓨터와 폴더",
      groups: [
        {
          title: "컴퓨터",
          rows: [
            { name: "시스템", value: "macOS 12 이상, Apple Silicon 또는 Intel" },
            { name: "메모리", value: "4 GB 이상, 8 GB 권장" },
            { name: "디스크 공간", value: "전부 설치하면 약 5 GB. 쓰는 것만 설치해도 됨" },
            { name: "활성화", value: "동시에 컴퓨터 2대까지" },
          ],
        },
        {
          title: "파일 위치",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "설치부터 첫 테이크까지",
      rows: [
        {
          title: "포맷 고르기",
          text: "설치 프로그램이 어떤 포맷을 원하는지 물어봐요. 호스트가 불러오는 것을 고르세요. 둘을 불러온다면 하나로 정하세요. 안 그러면 도구가 목록에 두 번씩 나와요.",
        },
        {
          title: "호스트가 검사하게 두기",
          text: "AU를 불러오는 호스트는 새 플러그인을 시작할 때 한 번 검사해요. 조금 걸려요. 끝날 때까지 기다리세요.",
        },
        {
          title: "마이크 허용하기",
          text: "macOS는 호스트가 마이크를 써도 되는지 한 번 물어봐요. 아니라고 했다면 트랙에 정적이 녹음돼요. 시스템 설정의 개인정보 보호, 마이크에서 바꿀 수 있어요.",
        },
        {
          title: "네이티브 또는 Rosetta",
          text: "Apple Silicon에서는 플러그인이 네이티브로 작동해요. Rosetta로 돌리는 호스트에서도 불러올 수 있지만 프로세서를 더 써요. 다른 플러그인도 모두 지원한다면 네이티브로 돌리세요.",
        },
        {
          title: "지연 줄이기",
          text: "버퍼는 녹음할 때 64나 128샘플, 믹스할 때 512샘플 이상이에요. 블루투스 헤드폰은 어떤 플러그인보다도 늦어요. 케이블을 쓰세요.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Mac에 대한 질문",
      items: [
        {
          question: "호스트가 플러그인을 찾지 못해요.",
          answer:
            "파일이 위 폴더에 있는지 확인하세요. 홈 폴더가 아니라 컴퓨터 전체의 라이브러리예요. 그런 다음 다시 검색하게 하세요. AU라면 Mac을 한 번 재시동하는 것만으로 풀릴 때가 의외로 많아요.",
        },
        {
          question: "AU와 VST3 중 무엇이 좋은가요?",
          answer:
            "소리는 같아요. Logic Pro나 GarageBand도 쓴다면 AU, Windows와 세션을 주고받는다면 VST3를 고르세요.",
        },
        {
          question: "macOS 11 이하에서 작동하나요?",
          answer: "아니요. 목록에 있는 것은 macOS 12부터예요.",
        },
        {
          question: "예외인 도구가 있나요?",
          answer:
            "AutoTune Hybrid예요. AAX DSP와 AAX Native로 제공되고 Pro Tools에서만 작동해요. 다른 도구는 모두 AU, VST3, AAX로 제공돼요.",
        },
        {
          question: "이 호스트의 제작사와는 어떤 관계인가요?",
          answer: "아무 관련이 없어요. 이름은 각 제작사의 것이고, 여기는 데모 브랜드예요.",
        },
      ],
    },
  ],
};
