import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "隠さない。聴かせるために。",
  text: "EFX+は、こそこそしません。すべての音をスケールに強く吸いつかせ、その後ろにダブリングとエコーを置きます。指1本で動かすフィールドと、叩ける16個のパッド。みんながAutoTuneと聞いて思い浮かべる、あの音のために。",
  nav: { description: "ケロケロボイスと、エフェクトラック", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+：ケロケロボイスとエフェクト",
    description:
      "ケロケロボイスの後ろに、ダブリングとエコー。操作は指1本で。AutoTune EFX+は、聴かせるためのエフェクトです。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "さりげなさより、楽しさを",
      rows: [
        {
          title: "最初の音から、全開",
          text: "線は階段を上り下りし、そのあいだには何もありません。設定するのは、キーだけです。",
        },
        {
          title: "指1本のフィールド",
          text: "片方の隅に人間、もう片方にロボット。歌いながらそのあいだを動かすと、線が音から音へ跳びます。",
        },
        {
          title: "16個のパッド",
          text: "ひとつ叩けば、隣にもうひとりの声。別のを叩けば、後ろに繰り返し。1語のあいだだけ押さえて、次の語で離します。",
        },
        {
          title: "テンポどおり",
          text: "エコーと繰り返しは、曲のテンポに合わせた16ステップで動きます。あなたが遅れても、こちらは遅れません。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "きっと、知っている音です",
      text: "歌うのは合成音声。合成っぽく聴かせるのは、さすがに得意なようです。",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "ケロケロボイス、お供つき",
          text: "スライドはすべて階段に。そこへ、ダブリングとエコーが後ろから入ってきます。",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "EFX+についての質問",
      items: [
        {
          question: "EFX+はUnlimitedに含まれますか？",
          answer:
            "いいえ。EFX+は、プランとは別に販売しています。ケロケロボイスは、プランの3エディションでも作れます。EFX+には、パッドと、その先のエフェクトが加わります。",
        },
        {
          question: "さりげない補正もできますか？",
          answer:
            "あまり得意ではありません。正反対のために作ったツールです。誰にも聴こえない補正なら、AutoTune ProかAutoTune 2026をどうぞ。",
        },
        {
          question: "最初のAutoTuneとして、いいですか？",
          answer:
            "欲しいのがこの効果なら、はい。設定は少なく、失敗するほうが難しいくらいです。テイクを直したいなら、2026から始めてください。",
        },
        {
          question: "ライブで使えますか？",
          answer: "はい、リアルタイムで補正します。エコーは、ホストのテンポに合います。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "もっと、こういうのを",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+の仕様",
          inside: [
            { name: "モード", value: "オート、強い補正（リアルタイム）" },
            { name: "エフェクト", value: "ダブリング、エコー、繰り返し（16パッド）" },
            { name: "スケール", value: "メジャー、マイナー、クロマチック、または自分で選んだ音" },
            { name: "キー", value: "手動、またはAutoKeyから" },
            { name: "テンポ", value: "ホストに同期" },
          ],
          latency: "約3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "ケロケロボイスが映える歌い方",
          rows: [
            {
              title: "キーを正しく",
              text: "キーが違うと、強い補正は自信満々に間違えます。AutoKeyに見つけてもらうか、ありそうな2つを試して、最後の音を聴き比べてください。",
            },
            {
              title: "わざとスライドする",
              text: "この効果がいちばん生きるのは、音と音のあいだです。ゆっくり滑らせて、階段を上る音を聴いてください。",
            },
            {
              title: "外れた音に寄りかかる",
              text: "2つの音のちょうど中間を歌って、揺らします。行ったり来たりするその跳ね方こそ、みんなが真似する節回しです。",
            },
            {
              title: "フィールドを弾く",
              text: "人間の隅の近くから始めます。行の最後の1語でロボットへ行き、次の行で戻ってきます。",
            },
            {
              title: "言葉をはっきり",
              text: "音程が階段になると、歌を支えるのは子音です。行儀が悪いかな、と思うくらい強めに発音してください。",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "強く、もっと強く、機械へ",
          text: "人間らしさを捨てる、3つの方法。歌うのは、もともと人間ではないシンガーです。",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+、全部入り",
              text: "階段と、ダブリングと、エコー。",
            },
            {
              product: "auto-tune-2026",
              title: "2026、比べるために",
              text: "速い補正ですが、声がどこから来たのかはまだ聴こえます。",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "さらにその先へ。音の高さは、もうあなたのものではありません。",
            },
          ],
        },
      ],
    },
  ],
};
