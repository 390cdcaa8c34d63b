import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "プレス",
  seo: {
    title: "プレス",
    description: "AutoTuneについて書く方へ。基本情報、画像、音をまとめました。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "記事を書く方へ",
      text: "基本情報と、使ってよい素材、引用のしかたです。ここで紹介しているAutoTuneはデモ用のブランドです。記事にもそう書いてください。私たちも、そう書いています。",
    },
    {
      block: "specs",
      headline: "ひと目でわかるAutoTune",
      groups: [
        {
          title: "ブランド",
          rows: [
            { name: "名称", value: "AutoTune（続けて1語で）" },
            { name: "スローガン", value: "声を、解き放とう。（Unlock Your Voice.）" },
            { name: "種類", value: "デモ用のブランド。製品は架空のものです" },
            {
              name: "言語",
              value:
                "英語、フランス語、スペイン語、ドイツ語、ポルトガル語、日本語、韓国語、イタリア語",
            },
          ],
        },
        {
          title: "ラインナップ",
          rows: [
            { name: "AutoTune", value: "3エディション（2026、Pro、Hybrid）、AutoKey、EFX+" },
            { name: "AIボーカルチェーン", value: "5種のツール" },
            { name: "クリエイティブエフェクト", value: "14種のエフェクト" },
            {
              name: "Unlimited",
              value: "3エディション、AutoKey、5種のツール、14種のエフェクトがそろうプラン",
            },
            { name: "今年の新製品", value: "AutoTune 2026とMetamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "画像、音、言葉",
      sections: [
        {
          title: "画像",
          text: "製品ページの画面は、私たちが描いたものです。製品を取り上げる場所なら、どこでも掲載できます。切り抜いたり、色を変えたりせずにお使いください。",
        },
        {
          title: "音",
          text: "サイト内の音源は、レビューやレッスンで流せます。シンガーが合成音声であることをお伝えください。でないと、誰が歌っているのかと必ず聞かれます。",
        },
        {
          title: "言葉",
          text: "このサイトの文章は、どこでも引用できます。お客様やアーティストのコメントは提供していません。デモ用のブランドでは、作り話になってしまうからです。",
        },
        {
          title: "お問い合わせ",
          text: "ページ下部のサポートリンクからどうぞ。文頭に「プレス」とお書きください。",
        },
      ],
    },
  ],
};
