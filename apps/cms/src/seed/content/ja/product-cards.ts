import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "できること",
    priceSubtext: "お支払いは一度だけ。ずっと使えます",
    terms: {
      heading: "どのライセンスにも",
      features: [
        "同時に2台のコンピューターで",
        "macOSとWindowsに対応",
        "このバージョンのアップデート込み",
      ],
    },
    forSeveral: "2つ目からは1つあたりがお得に",
  },
  plan: {
    heading: "含まれるもの",
    paying: "お支払い",
    annual: ["年に1回のお支払い", "12か月分よりお得", "いつでも解約できます"],
    monthly: ["月に1回のお支払い", "どの月でもやめられます", "いつでも解約できます"],
    terms:
      "プランは解約するまで自動で更新されます。解約後も、お支払い済みの期間の終わりまで使えます。",
  },
  tools: {
    "auto-tune-pro": {
      features: ["歌いながら補正", "テイクを1音ずつ編集", "Flex-TuneとHumanizeで自然なまま"],
    },
    "auto-tune-2026": {
      features: [
        "1分で準備完了",
        "1枚のページにノブが2つ",
        "スタジオでもステージでも低レイテンシー",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "DSPハードウェアでもネイティブでも",
        "Throatで声道をモデリング",
        "ステージ用の低レイテンシーボタン",
      ],
      notes: "Pro Toolsでのみ動作します。",
    },
    "auto-tune-efx-plus": {
      features: [
        "最初の音からケロケロボイス",
        "指1本で操るエフェクトフィールド",
        "テンポに合わせて鳴る16個のパッド",
      ],
    },
    "auto-key": {
      features: [
        "キーとスケールを聴き取る",
        "どれくらい確かかも教える",
        "セッション内のすべてのAutoTuneに伝える",
      ],
    },
    "vocal-prep": { features: ["ノイズとクリックを軽減", "部屋鳴りを軽減", "音量をそろえる"] },
    "vocal-eq": {
      features: ["音についていくバンド", "まず聴いて、それから提案", "EQの基本はすべてそのまま"],
    },
    "vocal-compressor": {
      features: ["声に合った出発点", "何をしたかが見える", "やさしくも、しっかりも"],
    },
    "vocal-de-esser": {
      features: ["あなたの声のサ行を見つける", "消える音を聴ける", "息の音はそのまま"],
    },
    "vocal-reverb": {
      features: ["声に似合う部屋を提案", "言葉に道をゆずる", "混ぜ具合だけでなく、距離も"],
    },
    metamorph: { features: ["4つの声を指1本で混ぜる", "歌い回しはそのまま", "誰のコピーでもない"] },
    "harmony-engine": {
      features: ["曲のキーに合ったハーモニー", "歌い回しについていく", "どの声も少しずつ違う"],
    },
    vocodist: {
      features: ["コードを内蔵したキャリア", "目で見えるバンド", "クリーンからざらつきまで"],
    },
    choir: { features: ["ひとつの声から4声部", "練習量を決められる", "奥行きのある空間"] },
  },
  plans: {
    unlimited: {
      subtitle: "すべてのツールを、ひとつのプランで",
      features: [
        "AutoTune 2026、Pro、Hybrid",
        "AutoKey",
        "ボーカルチェーンの5つすべて",
        "14のクリエイティブエフェクトすべて",
        "新製品は発売日から",
        "レコーディングテンプレート",
      ],
      notes: "AutoTune EFX+は別売りです。",
    },
    producer: {
      subtitle: "録音もミックスもする人に",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "ボーカルチェーンの5つすべて",
        "Metamorph、Harmony Engine、Vocodist、Choir",
      ],
    },
    essentials: {
      subtitle: "クリアで、音程の合った歌声に",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
