import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "DAW 호환성: Windows",
  seo: {
    title: "Windows의 DAW 호환성",
    description:
      "Windows 10과 11에서 어떤 DAW가 어떤 포맷으로 플러그인을 불러오는지, 파일은 어디에 있는지, 호스트가 찾지 못하면 어떻게 하는지 적었어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Windows에서 작동하나요?",
      text: "Windows 10과 11에서 VST3나 AAX를 불러오는 64비트 호스트라면 작동해요. 목록과 폴더, 대개 통하는 해결법을 모았어요.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "컴퓨터와 폴더",
      groups: [
        {
          title: "컴퓨터",
          rows: [
            { name: "시스템", value: "Windows 10 또는 11, 64비트" },
            { name: "메모리", value: "4 GB 이상, 8 GB 권장" },
            { name: "디스크 공간", value: "전부 설치하면 약 5 GB. 쓰는 것만 설치해도 됨" },
            { name: "활성화", value: "동시에 컴퓨터 2대까지" },
          ],
        },
        {
          title: "파일 위치",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
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
          text: "설치 프로그램이 어떤 포맷을 원하는지 물어봐요. 호스트가 불러오는 것만 고르세요. 다른 하나는 자리만 차지해요.",
        },
        {
          title: "폴더는 그대로 두기",
          text: "VST3와 AAX는 자리가 하나씩 정해져 있고, 호스트는 거기를 찾아요. 직접 만든 폴더는 깔끔해 보이지만 아무도 찾지 못해요.",
        },
        {
          title: "호스트가 찾게 하기",
          text: "설치한 뒤에 호스트를 여세요. 대부분은 시작할 때 검색하고, 플러그인 설정에 검색 버튼이 있는 호스트도 있어요.",
        },
        {
          title: "인터페이스의 드라이버 쓰기",
          text: "호스트에서 시스템 사운드 말고 인터페이스의 ASIO 드라이버를 고르세요. 버퍼는 녹음할 때 64나 128샘플, 믹스할 때 512샘플 이상이에요.",
        },
        {
          title: "전원 연결하기",
          text: "배터리로 돌아가는 노트북은 가장 곤란할 때 느려져요. 플러그인을 탓하기 전에 전원을 꽂고 전원 옵션을 고성능으로 두세요.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Windows에 대한 질문",
      items: [
        {
          question: "호스트가 플러그인을 찾지 못해요.",
          answer:
            "파일이 위 폴더에 있는지, 호스트가 64비트인지, VST3를 검색하는지 확인하세요. 한 번 실패한 플러그인을 목록에 적어 두는 호스트도 있어요. 그 목록을 지우고 다시 검색하세요.",
        },
        {
          question: "32비트나 VST2 버전이 있나요?",
          answer: "없어요. VST2만 지원하는 호스트는 지원하지 않아요.",
        },
        {
          question: "예외인 도구가 있나요?",
          answer:
            "AutoTune Hybrid예요. AAX DSP와 AAX Native로 제공되고 Pro Tools에서만 작동해요. 다른 도구는 모두 VST3와 AAX로 제공돼요.",
        },
        {
          question: "세션을 Mac으로 옮길 수 있나요?",
          answer:
            "네. 그 호스트가 Mac에도 있고 같은 포맷을 불러온다면요. VST3와 AAX 설정은 세션과 함께 옮겨 가요. 라이선스 하나로 두 컴퓨터에서 쓸 수 있어요.",
        },
        {
          question: "이 호스트의 제작사와는 어떤 관계인가요?",
          answer: "아무 관련이 없어요. 이름은 각 제작사의 것이고, 여기는 데모 브랜드예요.",
        },
      ],
    },
  ],
};
