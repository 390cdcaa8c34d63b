import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "ホーム",
  seo: {
    title: "ピッチ補正とボーカルエフェクト",
    description:
      "AutoTuneは、声のピッチを整え、ミックスし、まったく新しい声に変えるプラグインです。スタジオでもステージでも。買い切りでも、Unlimitedでも使えます。",
  },
  blocks: [
    {
      block: "hero",
      headline: "思ったとおりに、歌える。",
      text: "AutoTuneは、ひとつひとつの音を、あなたが狙った高さへ運びます。やさしくも、大胆にも。下のノブを回して、聴いてみてください。",
      actions: [
        {
          label: "Unlimitedを見る",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "AutoTune Proを見る",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "声を変える、3つの方法",
      text: "整える。ミックスする。誰も聴いたことのない声にする。ツールは買い切りでずっと手元に。Unlimitedで使うこともできます。",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "AutoTuneエディション",
          headline: "さりげない補正から、時代を作った音まで",
          text: "オートとグラフの2つのピッチ補正を、スタジオとステージに。",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "AIボーカルチェーン",
          headline: "5つの画面に、ミックスエンジニア",
          text: "下準備、EQ、コンプレッサー、ディエッサー、リバーブ。どれも、まず声を聴きます。",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "クリエイティブエフェクト",
          headline: "合唱、ボコーダー、見知らぬ声",
          text: "自分の喉を飛び出す、14の方法。",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "信じなくていい、聴いてください",
      text: "4つのテイクの、ビフォーとアフター。再生中に切り替えても、位置はそのまま、声だけが変わります。シンガーは合成音声なので、失敗テイクを晒された人はいません。",
      demos: [
        {
          product: "auto-tune-pro",
          title: "線が、音を見つける",
          text: "同じフレーズを、スライドが崩れない速さでAマイナーに乗せました。ロングトーンを聴いてみてください。",
        },
        {
          product: "vocal-compressor",
          title: "暴れる声",
          text: "ビフォーでは、大きな言葉がぶつかってきて、小さな言葉は隠れています。アフターでは、どの言葉も同じ距離に立っています。",
        },
        {
          product: "vocodist",
          title: "しゃべるコード",
          text: "言葉はシンガーから、音の高さはノコギリ波のコードから。こんな喉の持ち主は、どこにもいません。",
        },
        {
          product: "choir",
          title: "ひとりが、大勢に",
          text: "ひとつのロングトーンを、部屋いっぱいの人が歌います。よく見ると、全員同じ人です。",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "いつか聞いてみたい、ひとこと",
      quotes: JSON.stringify([
        "これは、まだ自分の声だ。",
        "誰も気づかなかった。それが狙い。",
        "みんな気づいた。それが狙い。",
        "1テイクで、日付が変わる前に帰宅。",
        "サビがやっと決まった。",
        "最後の一語のかすれは、残しました。",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "音が、着地するまで",
      rows: [
        {
          title: "あなたが歌う",
          text: "自宅でも、ステージでも、マイクに向かって。声の高さは1本の線を描き、誰の声でも少し揺れます。",
        },
        {
          title: "AutoTuneが聴く",
          text: "動いていく線を追いかけ、曲のキーに含まれる音と比べます。",
        },
        {
          title: "線が、音に乗る",
          text: "それぞれの音が、スケールのいちばん近い音へ移ります。タイミングも、言葉も、声色も、あなたのままです。",
        },
        {
          title: "決めるのは、あなた",
          text: "遅くすれば、誰も気づきません。速くすれば、誰もが気づきます。線がどれだけ強く音に乗るかは、補正の速さを決めるノブ、Retune Speedひとつで決まります。",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "こんな声が聞こえてきそうです",
      text: "サンプルの声です。人物は架空で、ポートレートも描いたものです。ツールは、実際にお試しいただけます。",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "必要なあいだ、すべてを",
      points: [
        {
          title: "AutoTune 3エディション",
          text: "AutoKeyも付属",
        },
        {
          title: "AIミックスツール 5種",
          text: "ボーカルチェーンのすべて",
        },
        {
          title: "クリエイティブエフェクト 14種",
          text: "ひとつ残らず",
        },
        {
          title: "新製品",
          text: "発売日から使えます",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "購入の前に",
      items: [
        {
          question: "買ったものは、ずっと使えますか？",
          answer:
            "はい。お支払いは一度だけで、ライセンスに期限はありません。サブスクリプションはUnlimitedだけです。",
        },
        {
          question: "使っているDAWで動きますか？",
          answer:
            "ほとんどの場合、動きます。macOSではAU、VST3、AAX、WindowsではVST3とAAXに対応し、Logic Pro、Ableton Live、Cubase、FL Studio、Pro Toolsなどで使えます。AutoTune HybridはPro Tools向けで、形式はAAXのみです。",
        },
        {
          question: "サブスクリプションが終わると、何が残りますか？",
          answer:
            "お支払い済みの期間が終わるまでは、すべて使えます。その後、Unlimitedのプラグインは使えなくなりますが、書き出したオーディオと購入したツールは手元に残ります。",
        },
        {
          question: "小さく始めて、あとからアップグレードできますか？",
          answer:
            "はい。すでにエディションをお持ちなら、上位版には定価ではなくアップグレード価格で移れます。利用できるアップグレードと価格は、アカウントで確認できます。",
        },
      ],
    },
  ],
};
