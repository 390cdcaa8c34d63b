import type { PageBody } from "@autotune/contract";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: PageBody = {
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
        vocalChain,
        creativeEffects,
      ],
    },
  ],
};
