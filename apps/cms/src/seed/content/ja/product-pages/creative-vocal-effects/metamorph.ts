import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "あなたの歌を、別の誰かが歌う。",
  text: "Metamorphは、あなたの歌を別の喉に渡します。言葉も、タイミングも、歌い回しもあなたのまま。歌っているのが誰に聴こえるかは、パッドの上の1点で決まります。",
  nav: { description: "歌い回しはそのまま、声だけ別人に", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph：歌い回しはそのまま、別の声に",
    description:
      "Metamorphは、言葉、タイミング、歌い回しを残したまま、声を別の声に変えます。誰が歌うかは、パッドで選びます。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "あなたではない人たちの地図",
      rows: [
        {
          title: "4つの隅",
          text: "ひとつはあなた、次は子ども、それから機械と、生きもの。そのあいだはすべて混ざり合い、ほとんどはまだ名前がありません。",
        },
        {
          title: "指1本で",
          text: "曲を流しながら、パッドをなぞります。指のまわりの形が、何に変わりつつあるかを教えてくれます。",
        },
        {
          title: "残るもの",
          text: "いつ言葉を置くか、どれだけ伸ばすか、どこで息を吸うか。声の大半は、歌い方でできています。そこは、残ります。",
        },
        {
          title: "変わるもの",
          text: "喉の長さ、声帯の重さ、声の高さ。上に重ねるプリセットではなく、その下の体が変わります。",
        },
        {
          title: "特定の誰でもない",
          text: "これらの声は、写したものではなく、作ったものです。隅に実在のシンガーはいませんし、読み込むこともできません。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "ふたりの声、ひとつのテイク",
      text: "どちらも合成です。ふたり目は、1音も歌っていません。",
      demos: [
        {
          product: "metamorph",
          title: "ある声から、別の声へ",
          text: "同じ言葉を、同じ瞬間に。変わったのは、真ん中の人だけです。",
        },
      ],
    },
    includedInUnlimited(
      "Metamorphは、プランに入っている14種のクリエイティブエフェクトのひとつです。発売日から入っています。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Metamorphについての質問",
      items: [
        {
          question: "有名なシンガーの声にできますか？",
          answer:
            "いいえ。あえて、そうしています。Metamorphが行き来するのは、誰のものでもない声です。実在の人の声を借りるには、その人の「はい」が必要です。",
        },
        {
          question: "リアルタイムで動きますか？",
          answer:
            "はい、わずかに遅れます。遊ぶには十分です。クリックに合わせて歌うときは、ドライの声をモニターしてください。",
        },
        {
          question: "パッドをオートメーションできますか？",
          answer:
            "はい、縦も横も。Aメロのあいだに年老いていく声も、オートメーション2本で作れます。",
        },
        {
          question: "ピッチも直してくれますか？",
          answer: "いいえ。前にAutoTuneを挿してください。整った声のほうが、変身もうまくいきます。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "ほかの、見知らぬ声",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorphの仕様",
          inside: [
            { name: "パッド", value: "4つの隅（あなた、子ども、機械、生きもの）" },
            { name: "変わるもの", value: "喉、声帯、ピッチ" },
            { name: "残るもの", value: "言葉、タイミング、息" },
            { name: "オートメーション", value: "パッドの縦と横、ミックス" },
            { name: "処理", value: "コンピューター内で実行。音声はどこにも送りません" },
          ],
          latency: "約40 ms（ホストが補正）",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "ひとりで歌って、ふたりのデュエットに",
          rows: [
            {
              title: "両方のパートを歌う",
              text: "ふたり目は、別のトラックに、別の気分で録ります。その人になったつもりで歌ってください。Metamorphが変えるのは喉で、性格ではありません。",
            },
            {
              title: "先にピッチを整える",
              text: "両方のトラックに、同じキーでAutoTuneを。他人どうしは、ひとりの歌では起こらない外れ方をします。",
            },
            {
              title: "ゆっくり隅を離れる",
              text: "ふたり目のトラックにMetamorphを挿し、「あなた」の隅から少しずつ離れます。自分だとわからなくなったら、止めどき。たいてい、3分の1ほど進んだところです。",
            },
            {
              title: "ふたりを離す",
              text: "ひとりを左へ、ひとりを右へ、ほんの少し。Vocal Reverbで同じ部屋に入れると、ふたりがそこで出会います。",
            },
            {
              title: "解決は、人の手で",
              text: "変に聴こえる言葉があれば、もっと回すより、歌い直しましょう。そのほうが早いです。",
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
          headline: "どこまで別人になるか",
          text: "曲げた喉から、新しい人まで。ビフォーもアフターも、すべて合成です。",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "別の人が、頭の中に同じ歌を。",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "同じ人が、ありえない喉で。",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "同じ人から、声の芯だけを抜いて。",
            },
          ],
        },
      ],
    },
  ],
};
