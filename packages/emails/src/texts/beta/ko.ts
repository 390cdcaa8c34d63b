import { ko as letter } from "../letter/ko.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const ko: BetaTexts = {
  ...letter,
  withLink: {
    subject: "AutoTune 앱 링크를 보내 드려요",
    preview: "iOS 앱을 출시 전에 써 보세요.",
    heading: "앱이 준비됐어요",
    intro:
      "베타에 신청해 주셔서 감사합니다. iPhone이나 iPad에서 이 링크를 열면 iOS 앱을 받을 수 있어요.",
  },
  linkFollows: {
    subject: "AutoTune 앱 신청이 접수됐어요",
    preview: "앱을 써 볼 수 있게 되면 링크를 보내 드려요.",
    heading: "신청이 접수됐어요",
    intro:
      "베타에 신청해 주셔서 감사합니다. 아직은 iOS 앱을 써 볼 수 없어요. 준비되는 대로 이 주소로 링크를 보내 드릴게요.",
  },
  getApp: "iOS 앱 받기",
  notYou: "신청하신 적이 없다면 누군가 주소를 잘못 입력한 거예요. 이 메일은 무시하셔도 돼요.",
  demonstration: "이곳은 데모용 상점이에요. iOS 앱은 예시예요.",
  whyThisMail: "이 주소가 iOS 앱 신청에 입력되어 메일을 보내 드려요.",
};
