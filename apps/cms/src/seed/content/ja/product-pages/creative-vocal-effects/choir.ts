import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "見わたすかぎり、全員あなた。",
  text: "Choirは、ひとりのシンガーの後ろの列を、声で埋めていきます。ピッチも、タイミングも、喉も、ひとりずつ少し違います。何人で、どれだけ奥に、どれくらい練習してきたか。決めるのは、あなたです。",
  nav: { description: "ひとりの歌声を、合唱に", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir：ひとりの声を、大勢に",
    description:
      "Choirは、ひとつの声を大勢の声に変えます。ピッチも、タイミングも、喉も、少しずつ違います。友だち数人から、満席の合唱団まで。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "列を、埋めよう",
      rows: [
        {
          title: "上から見た図",
          text: "あなたが前に立ち、列がまわりを囲みます。席にひとり座らせると、明かりがともります。隅の数字は、いま歌っている人数です。",
        },
        {
          title: "4つの声部",
          text: "バス、テノール、アルト、ソプラノが並びます。メロディーは同じ、喉は別。だから、コーラスペダルではなく、人に聴こえます。",
        },
        {
          title: "練習量",
          text: "ピッチとタイミングのばらつきを、鍛え抜かれたアンサンブルからサッカー場のスタンドまで。",
        },
        {
          title: "奥行き",
          text: "後ろの列は、ホールと同じように、遅く、やわらかく、暗く響きます。ホールそのものは、リバーブで足してください。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "ひとり、そしてみんな",
      text: "合成音声のシンガーが、ロングトーンをひとりで歌います。そして、ひとりではなくなります。",
      demos: [
        {
          product: "choir",
          title: "独唱、合唱",
          text: "声はたくさん。誰ひとり音にぴったりではないのに、集まると、ひとりのときより合っています。",
        },
      ],
    },
    includedInUnlimited(
      "Choirは、ほかの13種のクリエイティブエフェクト、そしてその中に立たせたくなるリバーブと一緒に、プランに含まれます。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Choirについての質問",
      items: [
        {
          question: "ハーモニーも作ってくれますか？",
          answer:
            "いいえ。全員があなたのメロディーを歌い、何人かはオクターブ違いで歌います。別の音のパートが欲しければ、前にHarmony Engineを挿してください。",
        },
        {
          question: "何人くらいがいいですか？",
          answer: "8人なら友だち、20人なら合唱団。それ以上は、人よりも、大きさが聴こえてきます。",
        },
        {
          question: "録音された歌手が入っているのですか？",
          answer: "いいえ。どの声も、再生しながら、あなたの声から作ります。",
        },
        {
          question: "私のコンピューターで動きますか？",
          answer:
            "満席にすると、なかなかの重労働です。冷却ファンまで歌い出したら、音が決まったところでトラックを書き出してください。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "合唱の仲間に",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choirの仕様",
          inside: [
            { name: "席数", value: "4列、48席" },
            { name: "声部", value: "4つ（バス、テノール、アルト、ソプラノ）" },
            { name: "ばらつき", value: "ピッチ、タイミング、喉" },
            { name: "出力", value: "ステレオ" },
          ],
          latency: "約30 ms（ホストが補正）",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "ラスサビの後ろに、大勢を",
          rows: [
            {
              title: "リードを複製する",
              text: "サビのリードを新しいトラックに複製し、そちらにChoirを挿します。元のリードは、ひとりで前に残します。",
            },
            {
              title: "1列から始める",
              text: "6人、ばらつきは少なめ。エフェクトっぽく聴こえるなら、声が似すぎています。ピッチより先に、タイミングを広げます。",
            },
            {
              title: "後ろを埋める",
              text: "サビが広がるまで、列を足します。合唱トラックの低域は少し削ります。そうしないと、ベースを押しのけてしまいます。",
            },
            {
              title: "言葉を控えめに",
              text: "大勢の人は、タ行をぴったりそろえたりしません。合唱にはディエッサーをかけて、角を丸く。歌詞を届けるのは、リードの役目です。",
            },
            {
              title: "同じ部屋に入れる",
              text: "合唱をVocal Reverbに、長く、暗めに送ります。リードも同じ部屋へ、ずっと少なく。これで、みんなが同じ場所に立ちます。",
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
          headline: "ひとりから、大勢へ",
          text: "最後のひとりまで、合成音声です。",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "満席で、ロングトーンを。",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "人は少なく、音は多く。",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "増えるのは、ひとりだけ。ただし、1オクターブ下で。",
            },
          ],
        },
      ],
    },
  ],
};
