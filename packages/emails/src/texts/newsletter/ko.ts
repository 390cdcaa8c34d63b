import { ko as letter } from "../letter/ko.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const ko: NewsletterTexts = {
  subject: "AutoTune 뉴스레터 구독을 확인해 주세요",
  preview: "한 번만 누르면 다음 소식부터 받아 보실 수 있어요.",
  heading: "소식을 보내 드려도 될까요?",
  intro:
    "이 주소로 AutoTune 뉴스레터 신청이 들어왔어요. 직접 신청하셨다면 확인해 주세요. 새로운 도구와 사운드, 할인 소식을 이 메일함으로 보내 드려요.",
  confirm: "네, 뉴스레터를 받을게요",
  orOpen: "또는 브라우저에서 이 주소를 열어 주세요",
  validFor:
    "링크는 7일 동안 쓸 수 있어요. 직접 신청하지 않으셨다면 아무것도 하지 않으셔도 돼요. 확인하시기 전에는 보내지 않아요.",
  goodbye: "다음 소식에서 만나요.",
  team: letter.team,
  demonstration: "이곳은 데모용 상점이에요. 뉴스레터에서 소개하는 글은 예시예요.",
  whyThisMail: "이 주소가 뉴스레터 신청에 입력되어 메일을 보내 드려요.",
};
