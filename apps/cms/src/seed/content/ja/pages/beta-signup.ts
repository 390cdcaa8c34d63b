import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "ベータ版の登録",
  seo: {
    title: "iOSアプリのベータ版",
    description: "iOS版AutoTuneを、公開前に試すための登録です。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "ポケットの中のAutoTune",
      text: "歌っているその場で音程を整えるiOSアプリ。公開前に試して、気になるところを教えてください。",
    },
    {
      block: "betaForm",
      headline: "ベータ版に参加する",
      text: "AutoTuneはデモ用のブランドです。フォームは動きますが、アプリはありません。",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "登録の前に",
      items: [
        {
          question: "料金はかかりますか？",
          answer: "かかりません。ベータ版は試すためのものです。いつでもやめられます。",
        },
        {
          question: "なぜ生まれた年を聞くのですか？",
          answer:
            "国によっては、一定の年齢に達した人だけがソフトウェアをテストできます。ほかの目的には使いません。",
        },
        {
          question: "入力した情報はどうなりますか？",
          answer:
            "ベータ版が始まるまで、ここで保管します。アカウントを削除すると、一緒に消えます。",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "もう少し待ちますか？",
      text: "アプリの公開は、ニュースレターでお知らせします。",
    },
    {
      block: "socialLinks",
      headline: "ほかの場所でもお会いできます",
      text: "動画、写真、そして歌う人たち。",
    },
  ],
};
