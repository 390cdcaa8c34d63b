import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "キーを決めて、歌う。以上。",
  text: "いま歌っている音を示すダイヤルがひとつ、ノブが2つ。声は、歌ったそばから音に乗ります。2026は、マニュアルを読む時間があるなら、もう1テイク録りたい人のためのエディションです。",
  nav: { description: "1分で準備できるリアルタイム補正", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026：リアルタイムのピッチ補正",
    description:
      "キーを選び、ノブを2つ回したら、あとは歌うだけ。AutoTune 2026は、スタジオでもステージでもすぐに使えるエディションです。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "小さな画面、短い道のり",
      rows: [
        {
          title: "ノートダイヤル",
          text: "音名が画面の幅いっぱいに弧を描き、その下に、いま歌っている音と、ずれのセント数が大きく出ます。部屋の反対側からでも読めます。",
        },
        {
          title: "ノブは2つ、ページは1枚",
          text: "Retuneは音を補正する速さ。Humanは、長い音にどれだけ揺れを残すか。迷子になる2ページ目は、ありません。",
        },
        {
          title: "「いま」のために",
          text: "動くのはリアルタイムだけ。そこが肝心です。ヘッドホンで聴こえる声が、そのままトラックに残ります。",
        },
        {
          title: "キーがわからないときは",
          text: "AutoKeyが曲を聴いて、設定まで済ませます。ダイヤルで使いたい音だけをタップして、残りを外すこともできます。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "ステージの速さで",
      text: "合成音声のシンガーに、ライブ向けの設定をかけました。すべての音を捉える速さで、ロボットになる一歩手前です。",
      demos: [
        {
          product: "auto-tune-2026",
          title: "ライブ補正",
          text: "どの音も、ほとんど一瞬で自分のレーンに着きます。補正したことは、聴けばわかります。合っていることも、聴けばわかります。",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026は、Pro、Hybridと並ぶ、プランの3エディションのひとつです。歌うときは2026、あとからPro。どちらも買わずに使えます。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "2026についての質問",
      items: [
        {
          question: "Proにあって、2026にないものは何ですか？",
          answer:
            "グラフモード、つまり録ったあとの手編集です。1音ずつ直すなら、Pro。決まるまで歌い直すなら、2026で十分です。",
        },
        {
          question: "この名前は、年が明けたら使えなくなるという意味ですか？",
          answer:
            "いいえ。2026はエディションの年で、賞味期限ではありません。購入したライセンスに期限はありません。",
        },
        {
          question: "楽器のように演奏できますか？",
          answer:
            "それに近いことはできます。ダイヤルの音は歌いながら切り替えられるので、サビだけスケールを絞って、また広げることもできます。",
        },
        {
          question: "何台のコンピューターで使えますか？",
          answer: "同時に2台までです。たとえば、スタジオのマシンと、ステージ用のノートPCで。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "2026と相性のいいツール",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026の仕様",
          inside: [
            { name: "モード", value: "オート（リアルタイム）" },
            { name: "ノブ", value: "Retune、Human" },
            { name: "Retune Speed", value: "0〜300 ms" },
            { name: "スケール", value: "メジャー、マイナー、クロマチック、または自分で選んだ音" },
            { name: "キー", value: "ダイヤルで手動、またはAutoKeyから" },
          ],
          latency: "約3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "5分でライブの準備をする",
          rows: [
            {
              title: "遅れを縮める",
              text: "オーディオインターフェースのバッファを、64か128サンプルにします。シンガーが感じる遅れの大半は、プラグインではなく、ここから来ます。",
            },
            {
              title: "曲ごとにキーを決める",
              text: "キーとスケールを、1曲につき1つのプリセットに保存します。ステージで切り替えるのは、設定ではなくプリセットです。",
            },
            {
              title: "Retuneは真ん中から",
              text: "セットリストでいちばん難しいところを歌います。音がふらつくなら、速く。スライドが階段になるなら、遅く。ロングトーンが固まりすぎるなら、Humanを足します。",
            },
            {
              title: "エコーの前で補正する",
              text: "2026は、リバーブとディレイの前に挿します。後ろに置くと、あなたが2人いるように聴こえて、どちらも信じてしまいます。",
            },
            {
              title: "逃げ道を残す",
              text: "バイパスをフットスイッチに割り当てます。曲間にはMCもあります。Aマイナーでしゃべる人は、いません。",
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
          headline: "2026と、そのご近所",
          text: "最初は少し外れている合成音声のシンガーたちを、3つのエディションが整えます。",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026、ライブ",
              text: "すばやく、きっちり。しゃくりは少し残します。",
            },
            {
              product: "auto-tune-pro",
              title: "Pro、ナチュラル",
              text: "もっとゆっくり音に乗ります。ロングトーンの出だしを聴いてみてください。",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid、Throat入り",
              text: "速さは中くらい。喉も、ほんの少し別人です。",
            },
          ],
        },
      ],
    },
  ],
};
