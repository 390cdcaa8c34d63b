import { ko as letter } from "../letter/ko.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const ko: InquiryTexts = {
  ...letter,
  subject: "문의를 받았습니다",
  preview: "영업일 기준 2일 안에 학교를 위한 견적을 보내 드립니다.",
  heading: "문의가 도착했습니다",
  intro:
    "학교용 사이트 라이선스에 관해 문의해 주셔서 감사합니다. 모든 문의는 저희가 직접 읽습니다.",
  seats: "좌석 수",
  next: "영업일 기준 2일 안에 견적을 보내 드립니다. 빠진 내용이 있으면 이 메일에 바로 답장해 주세요.",
  notYou:
    "문의하신 적이 없다면 누군가 주소를 잘못 입력한 것입니다. 이 메일은 무시하셔도 됩니다. 저희는 아무것도 보관하지 않습니다.",
  whyThisMail: "학교용 문의에 이 주소가 입력되어 이 메일을 보내 드립니다.",
};
