import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "この曲のキーは？　これです。",
  text: "AutoKeyは曲を聴いてキーとスケールを見つけ、どれくらい自信があるかを示し、セッション中のすべてのAutoTuneに伝えます。音は変えません。間違ったキーで補正してしまうのを防ぎます。",
  nav: { description: "キーを見つけて、AutoTuneに伝える", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey：曲のキーを見つける",
    description:
      "AutoKeyは、曲のキーとスケールを聴き取り、その確信度を示し、セッション中のすべてのAutoTuneを設定します。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "答えと、その自信のほど",
      rows: [
        {
          title: "曲を聴かせる",
          text: "AutoKeyを声ではなくオケに挿して、再生します。コードの入った数小節があれば、十分です。",
        },
        {
          title: "五度圏で見る",
          text: "メジャーキーは五度圏の上に、マイナーキーはその内側に並びます。見つかったキーと、その隣のキーが光ります。中央には、それぞれの音が何度聴こえたかが出ます。",
        },
        {
          title: "はったりは言わない",
          text: "転調する曲もあれば、キーのない曲もあります。AutoKeyは、確信度と、ほかに考えた候補を見せます。自分の耳を信じるべきときが、わかります。",
        },
        {
          title: "全員に、一度で",
          text: "ワンクリックで、キーとスケールをセッション中のすべてのAutoTuneに送ります。ハモりのトラックだけ忘れる、ということがなくなります。",
        },
      ],
    },
    includedInUnlimited(
      "AutoKeyは、話し相手である3つのAutoTuneエディションと一緒に、プランに含まれます。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "AutoKeyについての質問",
      items: [
        {
          question: "ビフォーとアフターの試聴がないのは、なぜですか？",
          answer:
            "AutoKeyは、音に手を加えないからです。聴いて、設定を書き込むだけ。聴こえるのは、正しい音へ向かうAutoTuneのほうです。",
        },
        {
          question: "間違えることはありますか？",
          answer:
            "あります。メジャーキーとその平行調のマイナーは同じ音でできていますし、借用コードのある曲には惑わされることもあります。だから、確信度とほかの候補を見せるのです。",
        },
        {
          question: "キーがわかる人にも必要ですか？",
          answer:
            "必要度は下がります。それでも、6つの画面に同じキーを設定する手間は省けますし、人から届いたトラックにも手早く対応できます。",
        },
        {
          question: "AutoTuneがなくても使えますか？",
          answer:
            "はい。キーとスケールは画面で読めます。送るには、同じセッションにAutoTuneが必要です。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "AutoKeyの話を聞くツール",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKeyの仕様",
          inside: [
            { name: "検出", value: "キーとスケール（確信度つき）" },
            { name: "聴くもの", value: "挿したトラックの再生音" },
            { name: "スケール", value: "メジャー、マイナー" },
            { name: "送り先", value: "AutoTune Pro、2026、Hybrid、EFX+、Harmony Engine" },
            { name: "音", value: "変えずにそのまま通します" },
          ],
          latency: "なし",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "キーの書かれていないビートの、キーを見つける",
          rows: [
            {
              title: "オケに挿す",
              text: "AutoKeyを、ビートか、楽器のバスに挿します。できればドラムは外してください。音程はあっても、意見がありません。",
            },
            {
              title: "サビを流す",
              text: "コードがひととおり出てくる8小節を選びます。1音だけのイントロは、どのキーにも聴こえます。",
            },
            {
              title: "確信度を読む",
              text: "高ければ、次へ。低ければ、別の箇所を流します。隣どうしのキーが入れ替わり続けるなら、曲のほうが転調しているのかもしれません。",
            },
            {
              title: "1音で確かめる",
              text: "サビの終わりで「家」に帰ったと感じる音をハミングします。画面のキー名と同じなら、正解です。表示されたマイナーキーより半音3つ上なら、平行調のメジャーです。",
            },
            {
              title: "送る",
              text: "キーを送って、歌います。これで、セッション中のAutoTune全員の意見がそろいました。",
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
          headline: "正しいキーがもたらすもの",
          text: "AutoKey自身は、音を出しません。代わりに、AutoKeyが設定した2つの画面をどうぞ。どちらも、このフレーズがAマイナーだと知っています。シンガーは合成音声です。",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026、キーを教わって",
              text: "すばやい補正は、許された音のうち、いちばん近い音へ向かいます。どの音を許すかは、キーが決めます。",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine、キーを教わって",
              text: "3度上は、半音3つのときも、4つのときもあります。いつどちらかは、キーが知っています。",
            },
          ],
        },
      ],
    },
  ],
};
