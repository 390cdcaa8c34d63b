import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "ヒップホップ",
  seo: {
    title: "ヒップホップのためのAutoTune",
    description:
      "ケロケロのフック、自由なバース、エコーのかかったアドリブ。ヒップホップのボーカルを補正してミックスする方法と、最初の設定、聴き比べ。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "フックは階段の上、バースは階段の外",
      text: "ヒップホップは、あの階段を有名にし、そのあとで、使わない場面も覚えました。ビートとマイクがある人のために、両方の話をします。",
    },
    {
      block: "featureRows",
      headline: "ビートから、フックまで",
      rows: [
        {
          title: "キーはビートに訊く",
          text: "AutoKeyをビートに挿し、できればドラムを外して、コードのある部分を流します。音のあいだを滑るベースには惑わされることがあるので、終われる音をハミングして確かめてください。",
        },
        {
          title: "階段のためにフックを書く",
          text: "効果が出るのは、音と音のあいだです。ゆっくり滑らせ、語尾を伸ばし、行間を空けます。メロディーは3音で足りることも多いです。",
        },
        {
          title: "バースはしゃべらせる",
          text: "ラップは話し声のように滑るので、行き先の音がありません。強く補正すると、うがいのようになります。バイパスにするか、伸ばした言葉だけに届くくらい遅くしてください。",
        },
        {
          title: "アドリブには専用の場所を",
          text: "別のトラックで、強く補正し、細く、テンポに合わせて。140 BPMなら8分音符は214 msです。エコーをホストに同期させれば、計算はいりません。",
        },
        {
          title: "最後の言葉に重さを足す",
          text: "Undertowは、同じ声を1オクターブ下に重ねます。主旋律より10 dB下げると、聴こえるというより、感じる音になります。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "1曲に、4つの声",
      text: "ブースに入ったことのない合成音声の、ビフォーとアフターです。",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "フック",
          text: "スライドはすべて階段になり、その後ろにダブリングとエコーが付きます。",
        },
        { product: "undertow", title: "重さ", text: "同じフレーズと、1オクターブ下の自分自身。" },
        {
          product: "stutter",
          title: "最後の小節",
          text: "言葉の切れ端を、テンポに合わせて何度も。",
        },
        {
          product: "dial",
          title: "アドリブ",
          text: "電話の向こうから。低音は、ビートに譲ります。",
        },
      ],
    },
    {
      block: "specs",
      headline: "最初の設定",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "フック", value: "Retune Speed 0〜10 ms" },
            { name: "歌うバース", value: "Retune Speed 15〜30 ms" },
            { name: "ラップのバース", value: "120 ms以上、またはバイパス" },
            { name: "アドリブ", value: "0 ms、エコーはホストに同期" },
          ],
        },
        {
          title: "チェーン",
          rows: [
            { name: "Vocal EQ", value: "80〜100 Hzより下をカット" },
            { name: "Vocal Compressor", value: "レシオ4:1、大きな言葉で4〜6 dB下げる" },
            { name: "Vocal De-Esser", value: "5〜9 kHz、3〜6 dB" },
            { name: "Vocal Reverb", value: "ディケイ0.4〜0.8秒、プリディレイ20〜40 ms" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "ブースからの質問",
      items: [
        {
          question: "エフェクトをかけて録るべきですか？",
          answer:
            "ヘッドホンでは、かけて聴きましょう。階段の上では、歌い方が変わります。ただし、録るのは乾いた声で。明日、キーを変えたくなるかもしれません。",
        },
        {
          question: "キーは合っているのに、何かおかしいです。",
          answer:
            "ビートが440 Hzではないのかもしれません。速くしたサンプルは、2つのキーのあいだに落ちることがあります。チューナーが納得するまでビートを数セントずらし、それから声を補正してください。",
        },
        {
          question: "この音には、どのエディションですか？",
          answer:
            "エフェクトだけならEFX+。バースも歌うならAutoTune 2026。あとで1音ずつ直すならProです。",
        },
        {
          question: "これでラッパーになれますか？",
          answer:
            "整えるのは音程です。リズムと言葉と息は、あなたのもの。それは、いい知らせでもあります。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "同じ部屋に置くなら",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
