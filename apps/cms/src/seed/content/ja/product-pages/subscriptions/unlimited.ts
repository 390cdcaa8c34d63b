import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "ぜんぶを、必要なあいだだけ。",
  text: "3つのエディション、ボーカルチェーン、すべてのクリエイティブエフェクトを、ひとつのプランで。アルバム1枚でも、10年でも。月払いでも、年払いでも。やめたくなったら、いつでも。",
  nav: { description: "棚のツールを、ひとつのプランで", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited：すべてのツールをひとつのプランで",
    description:
      "AutoTune 3エディションとAutoKey、AIミックスツール5種、クリエイティブエフェクト14種を、ひとつのプランで。月払いまたは年払い、14日間の無料トライアルつき。",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "ひとつのプラン、2つのリズム",
      points: [
        { title: "AutoTune 3エディション", text: "AutoKeyも付属" },
        { title: "AIミックスツール 5種", text: "ボーカルチェーンのすべて" },
        { title: "クリエイティブエフェクト 14種", text: "ひとつ残らず" },
        { title: "新製品", text: "発売日から使えます" },
        { title: "録音テンプレート", text: "チェーンを組んだセッション" },
        { title: "無料で試して、いつでも解約", text: "14日間、じっくり" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "入っているもの、ぜんぶ",
      text: "ラベルには「20種以上のプロ向けボーカルツール」とあります。数えたら、23種でした。AutoTune EFX+は、プランとは別売りです。",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "棚をひとめぐり",
      text: "4つのツールの、ビフォーとアフター。歌うのは、疲れ知らずの合成音声です。",
      demos: [
        {
          product: "auto-tune-2026",
          title: "歌いながら、補正",
          text: "AutoTune 2026を、ステージ向けの速さで。",
        },
        {
          product: "vocal-prep",
          title: "きれいに片づける",
          text: "ノイズ、部屋鳴り、ふらつく音量。それが、ミックスできる声になります。",
        },
        {
          product: "harmony-engine",
          title: "仲間と一緒に",
          text: "ひとつのメロディーが、曲のキーに合ったコードになります。",
        },
        {
          product: "halo",
          title: "地面を離れる",
          text: "消えながら1オクターブのぼっていくリバーブです。",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "いつ、何が起こるか",
      rows: [
        {
          title: "試す",
          text: "トライアルは14日間、すべて使えます。終わるまで請求はありません。それまでに解約すれば、この先もかかりません。おひとり1回です。",
        },
        {
          title: "払う",
          text: "トライアルのあとは、月払いの価格を毎月1回お支払いいただきます。年払いなら年に1回で、全体ではお得です。いくら請求されるかは、押す前に、ボタンの横に書いてあります。",
        },
        {
          title: "やめる",
          text: "いつでも、理由なしに。お支払い済みの期間が終わるまではすべて使え、その後の請求はありません。",
        },
        {
          title: "残るもの",
          text: "書き出したオーディオ、購入したツール、そしてセッション。プランのプラグインは、戻ってくるか、恋しいものを買うまで、セッションの中で黙っています。",
        },
      ],
    },
    {
      block: "faq",
      headline: "Unlimitedについての質問",
      items: [
        {
          question: "プランより、買い切りのほうがいいのは、どんなときですか？",
          answer:
            "1つか2つのツールを何年も使うなら、買い切りがおすすめです。あれこれ使いたい、あるいは1つのプロジェクトだけで使うなら、プランがいいでしょう。価格は、このページと各製品のページにあります。私たちでも、計算して決めます。",
        },
        {
          question: "EFX+は入っていますか？",
          answer:
            "いいえ。プランに入っているのは、AutoTune 2026、Pro、Hybrid、そしてAutoKeyです。EFX+は別売りです。",
        },
        {
          question: "何台のコンピューターで使えますか？",
          answer: "同時に2台までです。私たちの製品は、どれも同じです。",
        },
        {
          question: "ずっとインターネットにつながっている必要がありますか？",
          answer:
            "いいえ。必要なのは、ダウンロード、アクティベーション、そして新しい期間が始まるときです。そのあいだは、ネットのない場所でも作業できます。",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimitedの仕様",
          groups: [
            {
              title: "含まれるもの",
              rows: [
                { name: "AutoTuneエディション", value: "2026、Pro、Hybrid、さらにAutoKey" },
                {
                  name: "AIボーカルチェーン",
                  value: "Prep、EQ、Compressor、De-Esser、Reverb",
                },
                {
                  name: "クリエイティブエフェクト",
                  value:
                    "Metamorph、Harmony Engine、Vocodist、Choir、Twin、Ember、Whisper、Larynx、Shard、Orbit、Dial、Stutter、Halo、Undertow",
                },
                { name: "新製品", value: "発売日から" },
                { name: "録音テンプレート", value: "チェーンを組んだセッション" },
              ],
            },
            {
              title: "プラン",
              rows: [
                { name: "トライアル", value: "14日間、おひとり1回" },
                { name: "お支払い", value: "月払いまたは年払い" },
                { name: "解約", value: "いつでも。お支払い済みの期間の終わりまで使えます" },
                { name: "アクティベーション", value: "同時に2台まで" },
                {
                  name: "インターネット",
                  value: "ダウンロード、アクティベーション、期間の始まりに必要",
                },
              ],
            },
            {
              title: "プラグイン形式",
              rows: [
                { name: "macOS", value: "AU、VST3、AAX" },
                { name: "Windows", value: "VST3、AAX" },
                { name: "AutoTune Hybrid", value: "AAX DSPとAAX Nativeのみ" },
              ],
            },
            {
              title: "コンピューター",
              rows: [
                { name: "macOS", value: "12以降、AppleシリコンまたはIntel" },
                { name: "Windows", value: "10または11（64ビット）" },
                { name: "メモリ", value: "4 GB（8 GB推奨）" },
                {
                  name: "ディスク容量",
                  value: "すべて入れて約5 GB。使うものだけを入れられます",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "録ったままの声を、完成まで",
          rows: [
            {
              title: "きれいにする",
              text: "まずVocal Prep。ノイズを取り、部屋鳴りを半分にし、音量をそろえます。",
            },
            {
              title: "音に乗せる",
              text: "AutoKeyにオケを聴かせ、声にはAutoTune Proか2026を。遅めから始めて、必要なときだけ速くします。",
            },
            {
              title: "形をととのえる",
              text: "Vocal EQ、コンプレッサー、ディエッサーの順に。前のツールのおかげで、次のツールの仕事が減ります。",
            },
            {
              title: "着飾らせる",
              text: "クリエイティブエフェクトをひとつ、1語か、最後のサビに。棚には14種ありますが、1曲で2つ同時に要ることは、めったにありません。",
            },
            {
              title: "場所を与える",
              text: "最後にVocal Reverb。好きなだけかけて、それから少しだけ戻します。",
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
          headline: "10の小さなエフェクト",
          text: "アイデアはひとつずつ。それを、ここで。合成音声の、ビフォーとアフターです。",
          demos: [
            { product: "twin", title: "Twin", text: "二度歌った。ように聴こえます。" },
            { product: "ember", title: "Ember", text: "最初は温かく、やがて縁から赤く。" },
            { product: "whisper", title: "Whisper", text: "息と言葉だけ。声の芯は、なし。" },
            { product: "larynx", title: "Larynx", text: "違うかたちに曲げた喉です。" },
            { product: "shard", title: "Shard", text: "砕けたテイクを、新しく組み直します。" },
            {
              product: "orbit",
              title: "Orbit",
              text: "頭のまわりを、ぐるりと。これだけは、ヘッドホンで。",
            },
            { product: "dial", title: "Dial", text: "電話線の、ずっと向こうから。" },
            { product: "stutter", title: "Stutter", text: "切れ端を何度も、テンポに合わせて。" },
            { product: "halo", title: "Halo", text: "のぼって、きらめく余韻。" },
            { product: "undertow", title: "Undertow", text: "同じ声が、1オクターブ下にも。" },
          ],
        },
      ],
    },
  ],
};
