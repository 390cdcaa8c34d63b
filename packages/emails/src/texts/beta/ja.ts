import { ja as letter } from "../letter/ja.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const ja: BetaTexts = {
  ...letter,
  withLink: {
    subject: "AutoTuneアプリのリンクをお届けします",
    preview: "iOSアプリを公開前にお試しいただけます。",
    heading: "アプリはこちらです",
    intro:
      "ベータ版にお申し込みいただき、ありがとうございます。iPhoneまたはiPadでこのリンクを開くと、iOSアプリを入手できます。",
  },
  linkFollows: {
    subject: "AutoTuneアプリのお申し込みを受け付けました",
    preview: "アプリをお試しいただけるようになり次第、リンクをお送りします。",
    heading: "お申し込みを受け付けました",
    intro:
      "ベータ版にお申し込みいただき、ありがとうございます。iOSアプリはまだお試しいただけません。準備ができ次第、このアドレスにリンクをお送りします。",
  },
  getApp: "iOSアプリを入手",
  notYou:
    "お心当たりがない場合は、どなたかがアドレスを間違えて入力したものと思われます。このメールは破棄してください。",
  demonstration: "これはデモ用のショップです。iOSアプリはサンプルです。",
  whyThisMail:
    "このメールは、iOSアプリのお試しのお申し込みの際に入力されたアドレスにお送りしています。",
};
