import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
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
    checkoutInfo: "Pro Toolsでのみ動作します。",
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
  twin: {
    name: "Twin",
    summary: "同じパートを、あなたの隣でもう一度。1テイクで作るダブルトラックです。",
  },
  ember: {
    name: "Ember",
    summary: "声を温め、歪ませ、しまいには火をつけます。",
  },
  whisper: {
    name: "Whisper",
    summary: "声の芯を息に置き換えます。言葉は、ひとつもこぼしません。",
  },
  larynx: {
    name: "Larynx",
    summary: "喉そのものを曲げます。長く、短く、細く。自分の声とは言い切れなくなるまで。",
  },
  shard: {
    name: "Shard",
    summary: "テイクを細かい粒に砕き、違うかたちに組み直します。",
  },
  orbit: {
    name: "Orbit",
    summary: "聴く人の頭のまわりを、声がめぐります。",
  },
  dial: {
    name: "Dial",
    summary: "声を、電話や古いラジオの向こう側へ。",
  },
  stutter: {
    name: "Stutter",
    summary: "言葉の切れ端を、曲のテンポに合わせて繰り返します。",
  },
  halo: {
    name: "Halo",
    summary: "余韻が1オクターブ上へのぼり、きらめくリバーブ。",
  },
  undertow: {
    name: "Undertow",
    summary: "同じ声を、1オクターブ下に重ねます。",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited（月払い）",
    summary:
      "3つのエディション、AutoKey、ボーカルチェーン、すべてのクリエイティブエフェクトを、月払いで。",
    checkoutInfo: "解約するまで、この価格で毎月更新されます。解約はいつでもできます。",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited（年払い）",
    summary:
      "3つのエディション、AutoKey、ボーカルチェーン、すべてのクリエイティブエフェクトを、年1回のお支払いで。",
    checkoutInfo: "解約するまで、この価格で毎年更新されます。解約はいつでもできます。",
  },
};
