import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "以前から一緒に歌ってきた方へ",
    lead: "以前のAutoTuneをお持ちなら、新しいものをお得な価格で。",
    text: "AutoTune Pro X、2024、Artist、Stageのいずれかをお持ちの方は、AutoTune 2026とAutoTune Proを下の価格でお求めいただけます。お持ちの製品を確認できるよう、ログインしてください。あとはカートで進みます。今お持ちの製品はそのまま使えます。",
  },
  "winter-studio": {
    title: "スタジオの冬",
    lead: "冬の声のための二つのツール。",
    text: "Choirは一人の声を合唱にし、Vocal Reverbは声に部屋の響きを与えます。冬の終わりまで、どなたでも下の価格でお求めいただけます。二つ一緒にカートに入れ、そこで一つを外すこともできます。",
  },
};
