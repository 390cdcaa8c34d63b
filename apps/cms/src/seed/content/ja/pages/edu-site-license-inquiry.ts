import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "学校向けサイトライセンス",
  seo: {
    title: "学校向けサイトライセンス",
    description:
      "学校、音楽院、大学向けのAutoTuneサイトライセンス。必要な台数をお知らせください。お見積もりをお送りします。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "教室のために、学びのスタジオのために",
      text: "10台から、学校のすべてのコンピューターをひとつの契約で。教室のことをお聞かせください。2営業日以内にお見積もりをお送りします。",
    },
    {
      block: "prose",
      headline: "サイトライセンスでできること",
      sections: [
        {
          title: "契約はひとつ",
          text: "すべての台数をひとつのライセンスに。更新日もひとつ、名義は学校です。授業でシリアル番号を配る必要はありません。",
        },
        {
          title: "先生はご自宅でも",
          text: "ツールを使って教える方は、ご自分のコンピューターで授業の準備ができます。",
        },
        {
          title: "変更にも対応",
          text: "教室が変われば、台数も移せます。年度の途中で追加した分は、残りの月数だけお支払いいただきます。",
        },
      ],
    },
  ],
};
