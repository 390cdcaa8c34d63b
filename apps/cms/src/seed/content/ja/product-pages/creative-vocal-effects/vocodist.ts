import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "おしゃべりは、コードにまかせて。",
  text: "ボコーダーは、言葉を声から、音を別の何かから受け取ります。Vocodistは、その「別の何か」も持参します。あなたがしゃべれば、コードが出てきます。",
  nav: { description: "コードを内蔵したボコーダー", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist：声のためのボコーダー",
    description:
      "Vocodistは、言葉を声から、音をコードから受け取ります。ビンテージから、この世のものではない音まで。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "26の小さな口",
      rows: [
        {
          title: "目で見えるバンド",
          text: "声を26のバンドに分け、それぞれが口のように開いたり閉じたりします。見えている開き具合が、そのままコードの通り道です。",
        },
        {
          title: "Carrier",
          text: "何で歌うか。まずはノコギリ波で、明るさはノブひとつで変わります。コードは鍵盤で弾いても、内蔵のものに鳴らしてもらっても。",
        },
        {
          title: "Formant",
          text: "バンドどうしをずらします。上げれば機械が小さくなり、下げればひげが生えます。",
        },
        {
          title: "Grit",
          text: "子音になるノイズです。少なすぎると誰にも通じず、多すぎると誰もがスプレー缶を思い浮かべます。",
        },
        {
          title: "Mix",
          text: "あなたをどれだけ残すか。本物の声を少し重ねると、種を明かさずに言葉がはっきりします。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "喉では、ありません",
      text: "言葉は合成音声のシンガーから。あとは、ノコギリ波のコードから。",
      demos: [
        {
          product: "vocodist",
          title: "声から、コードへ",
          text: "メロディーは消えても、言葉は消えません。ピッチの線には、しゃべっていた人がまだ見えます。",
        },
      ],
    },
    includedInUnlimited(
      "Vocodistは、ほかの13種のクリエイティブエフェクトと一緒にプランに含まれます。必要になったその1曲と、そのあと使いたくなる10曲のために。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vocodistについての質問",
      items: [
        {
          question: "ケロケロボイスと同じですか？",
          answer:
            "いいえ。ケロケロボイスは、正確な音程に乗せたあなたの声です。ボコーダーはあなたの音程を捨てて、シンセサイザーにあなたの口でしゃべらせます。",
        },
        {
          question: "鍵盤は必要ですか？",
          answer:
            "いいえ。コードがひとつ内蔵されています。MIDIトラックか鍵盤があれば、好きなコードを弾けます。",
        },
        {
          question: "何を言っているのか、誰にも通じません。",
          answer:
            "歌うよりしゃべるように、マイクの近くで。そしてGritを上げてください。ボコーダーには、子音が必要です。",
        },
        {
          question: "別のトラックをキャリアにできますか？",
          answer:
            "はい、サイドチェーンで。ギターやストリングスはうまくいきます。ドラムは、好みが分かれます。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "ほかの機械たち",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodistの仕様",
          inside: [
            { name: "バンド数", value: "26" },
            { name: "キャリア", value: "内蔵のノコギリ波コード、MIDI、またはサイドチェーン" },
            { name: "ノブ", value: "Carrier、Formant、Grit、Mix" },
            { name: "同時発音数", value: "最大8" },
          ],
          latency: "約5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "サビのひとことを、機械に言わせる",
          rows: [
            {
              title: "しゃべる",
              text: "そのひとことを、リズムに乗せて、子音を強めに、しゃべって録ります。メロディーは、どうせ捨てられます。",
            },
            {
              title: "声をコンプレッサーに通す",
              text: "Vocodistの前に、Vocal Compressorを。バンドは声の大きさの分しか開かないので、音量をそろえておきます。",
            },
            {
              title: "コードを弾く",
              text: "MIDIトラックをVocodistにつなぎ、サビのコードを、長く、切れ目なく弾きます。鍵盤を離しているあいだ、機械は黙ります。",
            },
            {
              title: "通じるまで、Gritを上げる",
              text: "歌詞を知らない人に聴いてもらいましょう。あなたは知っているので、何にでもそう聴こえてしまいます。",
            },
            {
              title: "場所を与える",
              text: "部屋は短く、または、なしで。ボコーダーは音が密なので、長いリバーブをかけると、ただの曇り空になります。",
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
          headline: "しゃべる機械たち",
          text: "合成音声のシンガーを、もっと合成っぽく。",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "言葉を知っているコード。",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "まだ、あなたの声。ただし、階段の上だけ。",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "機械が引っかかります。テンポどおりに。",
            },
          ],
        },
      ],
    },
  ],
};
