import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
  title: "製品",
  seo: {
    title: "すべての製品",
    description:
      "AutoTuneの全エディション、AIボーカルチェーン、すべてのクリエイティブエフェクト、そしてUnlimitedプランを、ファミリー別に。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "すべての製品",
      text: "声を音に乗せるツール、ミックスするツール、別の何かに変えるツール。必要なものだけ買い切りで。まとめて使うなら、プランで。",
    },
    {
      block: "toolShelf",
      headline: "棚ごと、どうぞ",
      text: "整える、ミックスする、変身させる。やりたいことで分けました。ほとんどは、お支払いの前に音を聴けます。",
      shelves: [
        {
          ...editions,
          title: "AutoTune",
          products: [...editions.products, "auto-tune-efx-plus"],
        },
        { ...vocalChain, products: [...vocalChain.products, "vocal-chain-bundle"] },
        creativeEffects,
        {
          family: "subscriptions",
          title: "プラン",
          products: [
            "auto-tune-unlimited-monthly",
            "auto-tune-producer-monthly",
            "auto-tune-essentials-monthly",
          ],
        },
      ],
    },
    {
      block: "callToAction",
      headline: "どのエディションか、迷ったら",
      text: "5つを並べて、できることを見比べてください。",
      actions: [{ label: "エディションを比較する", link: { to: "page", key: "compare" } }],
    },
  ],
};
