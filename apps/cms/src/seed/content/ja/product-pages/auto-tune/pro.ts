import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "すべての音を、その手に。",
  text: "Proは、歌っているそばから声を補正し、あとから1音ずつ手で編集できます。誰にも気づかれない補正から、誰もが知るケロケロボイスまで。どこまでやるかは、あなたが決めます。",
  nav: {
    description: "リアルタイム補正と、1音ずつの編集",
    isNew: false,
    order: 2,
  },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro：1音ずつ、ピッチ補正",
    description:
      "歌いながら補正することも、あとから1音ずつ編集することもできます。AutoTune Proなら、気づかれない補正から、誰もが知るケロケロボイスまで。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "2つのモード、1つの声",
      rows: [
        {
          title: "オートモード",
          text: "キーとスケールを選んで、歌うだけ。録音中もライブ中も、音が届いたそばから補正します。",
        },
        {
          title: "グラフモード",
          text: "テイク全体を1本の線として見ながら、手で編集します。カーブを描く。音を動かす。次の音は、そのまま残す。",
        },
        {
          title: "Retune Speed",
          text: "補正の速さを決める、いちばん大きなノブです。遅くすれば、誰にも気づかれない補正に。速くすれば、AutoTuneの名を広めた階段状のサウンドになります。",
        },
        {
          title: "Flex-TuneとHumanize",
          text: "Flex-Tuneは音に近づいたときだけ働くので、しゃくりやスライドはそのまま残ります。Humanizeは長い音への補正をゆるめ、自然な揺れを残します。",
        },
        {
          title: "低レイテンシー",
          text: "補正された自分の声を、歌いながらヘッドホンで聴けます。遅れは、忘れてしまうほどわずかです。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "合っている。それでも、人の声",
      text: "少し外れた、合成音声のシンガー。歌とは、そういうものです。続けて、同じテイクをProのあとで。",
      demos: [
        {
          product: "auto-tune-pro",
          title: "正しく、自然に",
          text: "音はAマイナーに着地します。しゃくりもビブラートも残る、ゆっくりした速さです。線を見てください。曲がりはしても、段にはなりません。",
        },
      ],
    },
    includedInUnlimited(
      "Unlimitedには、Proとほかの2エディション、AutoKey、そして一覧にあるすべてのツールが入っています。3つ使いそうなら、一度計算してみてください。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Proについての質問",
      items: [
        {
          question: "使っていることは、聴いてわかりますか？",
          answer:
            "わからせたいときだけです。Retune Speedを遅くしてFlex-Tuneを少し効かせると、補正は歌に溶け込みます。いちばん速くすると、それ自体がエフェクトになります。",
        },
        {
          question: "ステージで使えますか？",
          answer:
            "はい。オートモードはリアルタイムで、低レイテンシーで動きます。必要なのは、コンピューター、オーディオインターフェース、プラグインを動かすホストです。",
        },
        {
          question: "どのエディションを選べばいいですか？",
          answer:
            "リアルタイムの補正に加えて1音ずつ編集したいなら、Proです。リアルタイムで手早く使うならAutoTune 2026、DSPハードウェアのあるPro Tools環境ならHybridが向いています。3つともUnlimitedに含まれます。",
        },
        {
          question: "Proはどこで動きますか？",
          answer:
            "次の形式を読み込めるDAWで動きます。macOSではAU、VST3、AAX、WindowsではVST3、AAXです。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "同じ声に、もうひとつ",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Proの仕様",
          inside: [
            { name: "モード", value: "オート、グラフ" },
            { name: "Retune Speed", value: "0〜300 ms" },
            { name: "Flex-Tune、Humanize", value: "それぞれ0〜100" },
            { name: "スケール", value: "メジャー、マイナー、クロマチック、または自分で選んだ音" },
            { name: "声の種類", value: "ソプラノ、アルト、テノール、バス、楽器" },
            { name: "キー", value: "手動、鍵盤、またはAutoKeyから" },
          ],
          latency: "オートモードで約3 ms。グラフモードではホストが補正",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "1音だけ直して、あとは触らない",
          rows: [
            {
              title: "Proを先頭に",
              text: "ボーカルトラックの、最初のプラグインとして挿します。ピッチの検出がいちばんうまくいくのは、コンプレッサーやリバーブ、ディレイの前の、乾いた声です。",
            },
            {
              title: "テイクを見せる",
              text: "グラフに切り替えて、曲を一度流します。Proが、歌を1本の線として音のレーンの上に描きます。",
            },
            {
              title: "その音を見つける",
              text: "耳が文句を言うところを見ます。2つのレーンのあいだにいる音は、低いか高いか。レーンのまわりで揺れているだけの線は、声が声らしくしているだけです。",
            },
            {
              title: "そっと動かす",
              text: "その音を選んで、レーンの上まで引きます。出だしと終わりはそのままに。音への入り方は、あなたのものとして残ります。",
            },
            {
              title: "比べて、やめる",
              text: "バイパスして聴き、また戻します。線を見ないとどちらかわからなければ、完成です。",
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
          headline: "ひとつの考え、3つの速さ",
          text: "Proと、もっとせっかちな親戚たち。歌は、すべて合成音声です。",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro、ナチュラル",
              text: "遅れずに音に乗り、それでいて、歌い手より先には着きません。",
            },
            {
              product: "auto-tune-2026",
              title: "2026、すばやく",
              text: "もっと速く、もっと確実に。いますぐ使えるテイクが要るときに。",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+、強く",
              text: "人間らしく聴かせる気は、まるでありません。",
            },
          ],
        },
      ],
    },
  ],
};
