import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "AutoTuneは、ひとつひとつの音を、あなたが狙った高さへ運びます。やさしくも、大胆にも。スタジオでも、ステージでも、どのキーでも。",
          actions: [
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
              text: "遅くすれば、誰も気づきません。速くすれば、誰もが気づきます。線がどれだけ強く音に乗るかは、リチューンスピードのノブひとつで決まります。",
            },
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "すべての音を、その手に。",
      text: "Proは、歌っているそばから声を補正し、あとから1音ずつ手で編集できます。誰にも気づかれない補正から、誰もが知るケロケロボイスまで。どこまでやるかは、あなたが決めます。",
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
              title: "リチューンスピード",
              text: "いちばん大きなノブです。遅くすれば、誰にも気づかれない補正に。速くすれば、AutoTuneの名を広めた階段状のサウンドになります。",
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
          block: "faq",
          headline: "Proについての質問",
          items: [
            {
              question: "使っていることは、聴いてわかりますか？",
              answer:
                "わからせたいときだけです。リチューンスピードを遅くしてFlex-Tuneを少し効かせると、補正は歌に溶け込みます。いちばん速くすると、それ自体がエフェクトになります。",
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
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "リアルタイム補正と1音ずつの編集を、ひとつのプラグインに。",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary: "すぐに使えるリアルタイムのピッチ補正。スタジオにも、ステージにも。",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Pro Toolsのためのリアルタイム補正。DSPハードウェアでも、ネイティブでも。",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "ケロケロボイスに、エフェクトラックをまるごとプラス。",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "曲のキーとスケールを聴き取り、AutoTuneに伝えます。",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary:
        "録ったままのテイクを、ミックスできる状態に。ノイズと部屋鳴りを抑え、音量をそろえます。",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "歌う音に合わせてバンドが動くEQです。",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "声に合った設定から始めて、音量の大小をならします。",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "耳に刺さるサ行の音をやわらげ、それ以外の声には触れません。",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "声に空間を与え、似合う響きを提案します。",
    },
    metamorph: {
      name: "Metamorph",
      summary: "歌い回しはそのままに、声だけを別の声に変えます。",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "ひとつのリードボーカルから、ハーモニーを作ります。",
    },
    vocodist: {
      name: "Vocodist",
      summary: "ビンテージから、この世のものではない音まで鳴らせるボコーダー。",
    },
    choir: {
      name: "Choir",
      summary: "ひとりの歌声を、合唱に変えます。",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited（月払い）",
      summary:
        "3つのエディション、AutoKey、ボーカルチェーン、すべてのクリエイティブエフェクトを、月払いで。",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited（年払い）",
      summary:
        "3つのエディション、AutoKey、ボーカルチェーン、すべてのクリエイティブエフェクトを、年1回のお支払いで。",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "AutoTune Proの画面。中央に大きなretuneノブ、左右に小さなflexノブとhumanizeノブ、下に鍵盤があります。",
    },
  },
};
