import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "メロディーについていく、EQ。",
  text: "声は動きます。EQが触れるべきものも、一緒に動きます。Vocal EQは、声の中の低域のゴロゴロ、胴鳴り、鼻、空気感を見つけ、それぞれにバンドを置き、歌う音に合わせて動かします。",
  nav: { description: "歌う音にバンドがついていくEQ", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ：声についていくバンド",
    description:
      "Vocal EQは、声の中の低域のゴロゴロ、胴鳴り、鼻、空気感を見つけます。バンドは、歌われる音についていきます。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "鼻のありかを、知っている",
      rows: [
        {
          title: "名前のついたバンド",
          text: "Rumble（低域のゴロゴロ）、Body（胴鳴り）、Nasal（鼻）、Air（空気感）。数値も出ますが、言いたい言葉のまま回せます。",
        },
        {
          title: "音についていく",
          text: "ひとつの周波数を削って合うのは、ひとつの音だけです。このバンドはメロディーと一緒に動くので、低い音も高い音も、同じ声になります。",
        },
        {
          title: "まず、聴く",
          text: "Aメロを流します。カーブが、この声とこのマイクに合った出発点へ動きます。そこから先は、おまかせします。",
        },
        {
          title: "カーブの向こうの声",
          text: "歌っている声のスペクトルが、カーブの下にリアルタイムで見えます。どの山が自分で、どれが部屋か、もう推測は要りません。",
        },
        {
          title: "それでも、EQです",
          text: "ノードをつかんで、動かして、追従を切る。4つのバンドは、いつものEQとしても使えます。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "毛布の下から",
      text: "合成音声のシンガー。最初はこもっていて、少し鼻にかかっています。",
      demos: [
        {
          product: "vocal-eq",
          title: "こもりと鼻声に、さよなら",
          text: "低域が晴れ、鼻声が下がり、上に少し空気が入ります。音程は変わりません。ただ、歌い手がこちらを向いたように聴こえます。",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQもプランに含まれます。互いを知る5つのツールの、チェーンの真ん中で働きます。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Vocal EQについての質問",
      items: [
        {
          question: "バンドは、どうやって音についていくのですか？",
          answer:
            "AutoTuneと同じようにピッチを追い、バンドを音からいつも同じ距離に保ちます。追従させるかどうかは、バンドごとに選べます。",
        },
        {
          question: "AutoTuneは必要ですか？",
          answer: "いいえ。自分の耳を持っています。",
        },
        {
          question: "曲のミックスまでしてくれますか？",
          answer:
            "できるのは、ひとつの声への提案です。曲に何が必要かは、知りません。知っているのは、あなたです。",
        },
        {
          question: "ほかの楽器にも使えますか？",
          answer:
            "一度に1音ずつ鳴らすものなら、何にでも。コードではバンドがどの音を追えばいいか決められないので、追従を切ってください。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "EQの前と後ろに",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQの仕様",
          inside: [
            { name: "バンド", value: "4つ（Rumble、Body、Nasal、Air）" },
            { name: "ゲイン", value: "各±18 dB。Rumbleはカットのみ" },
            { name: "周波数範囲", value: "20 Hz〜20 kHz" },
            { name: "追従", value: "バンドごとにオン／オフ" },
            { name: "解析", value: "コンピューター内で実行。音声はどこにも送りません" },
          ],
          latency: "追従オフならなし、オンで約20 ms",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "こもった声を、晴れさせる",
          rows: [
            {
              title: "Aメロを聴かせる",
              text: "流すのは、サビではなくAメロです。こもりは、低くて静かな行に住んでいます。提案されたカーブを使います。",
            },
            {
              title: "Rumbleを確かめる",
              text: "バンドをソロにします。足音や車の音が聴こえたら、そのまま。声が聴こえたら、下げます。",
            },
            {
              title: "鼻を探す",
              text: "Nasalを思いきり上げ、いちばん鼻風邪っぽく聴こえる場所まで動かして、そこを削ります。削る量は、上げた量の半分以下で、たいてい足ります。",
            },
            {
              title: "AirよりBodyが先",
              text: "つい上から触りたくなります。でも、重さの合った声なら、つやは少しで足ります。",
            },
            {
              title: "音量をそろえる",
              text: "比べる前に、同じ大きさに聴こえるよう出力を合わせます。大きいほうが必ず勝ちます。悪くなっていても、です。",
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
          headline: "音色、それから鋭さ",
          text: "音程ではなく声の響きに働く2つのツールを、合成音声のビフォーとアフターで。",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "こもりも鼻声も、いなくなります。",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "次によく来るのが、これ。空気感は、サ行も連れてきます。",
            },
          ],
        },
      ],
    },
  ],
};
