import { ko as letter } from "../letter/ko.ts";
import { ko as newsletter } from "../newsletter/ko.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const ko: DigestTexts = {
  subject: (title) => `새 글: ${title}`,
  preview: "최근에 올린 글을 모았어요.",
  heading: "새로 올라온 글",
  intro: "최근에 올라온 글이에요. 모두 몇 분이면 읽을 수 있어요.",
  read: "읽어 보기",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "이 메일함에서 구독을 확인하셔서 뉴스레터를 보내 드려요.",
  chooseMails: letter.chooseMails,
};
