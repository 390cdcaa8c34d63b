import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "학교용 사이트 라이선스",
  seo: {
    title: "학교용 사이트 라이선스",
    description:
      "학교, 음악원, 대학을 위한 AutoTune 사이트 라이선스. 필요한 좌석 수를 알려 주시면 견적을 보내 드려요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "가르치는 교실과 스튜디오를 위해",
      text: "10석부터, 학교의 모든 컴퓨터를 계약 하나로. 교실에 대해 알려 주시면 영업일 기준 2일 안에 견적을 보내 드려요.",
    },
    {
      block: "prose",
      headline: "사이트 라이선스의 장점",
      sections: [
        {
          title: "계약은 하나",
          text: "모든 좌석이 라이선스 하나에 들어가고 갱신일도 하나, 명의는 학교예요. 수업에서 시리얼 번호를 나눠 줄 필요가 없어요.",
        },
        {
          title: "선생님은 집에서도",
          text: "도구로 가르치는 분은 자신의 컴퓨터에서 수업을 준비할 수 있어요.",
        },
        {
          title: "바꿀 여유",
          text: "교실이 바뀌면 좌석도 옮겨 가요. 학년 중에 추가하면 남은 달만큼만 결제해요.",
        },
      ],
    },
  ],
};
