import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "使用ソフトウェア",
  seo: {
    title: "使用ソフトウェア",
    description:
      "このショップを支えるオープンソースソフトウェアとオープンな書体、それぞれのライセンス。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "たくさんの人の仕事の上に",
      text: "このショップは、オープンソースソフトウェアの上に成り立っています。特に大きく支えてくれているものを、ライセンスとともに記します。ありがとうございます。",
    },
    {
      block: "specs",
      headline: "ソフトウェアとライセンス",
      groups: [
        {
          title: "目に見えるもの",
          rows: [
            { name: "React", value: "MIT" },
            { name: "React Router", value: "MIT" },
            { name: "Base UI", value: "MIT" },
            { name: "Tailwind CSS", value: "MIT" },
            { name: "Lingui", value: "MIT" },
            { name: "Zustand", value: "MIT" },
          ],
        },
        {
          title: "耳に届くもの",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "読んでいるもの",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "気づかないもの",
          rows: [
            { name: "Node.js", value: "MIT" },
            { name: "Fastify", value: "MIT" },
            { name: "PostgreSQL", value: "PostgreSQL License" },
            { name: "Payload", value: "MIT" },
            { name: "Next.js", value: "MIT" },
            { name: "Drizzle ORM", value: "Apache License 2.0" },
            { name: "TypeBox", value: "MIT" },
            { name: "pg-boss", value: "MIT" },
            { name: "React Email", value: "MIT" },
            { name: "Nodemailer", value: "MIT No Attribution" },
          ],
        },
        {
          title: "お住まいの国の判定",
          rows: [
            {
              name: "ネットワークアドレスによる国の判定：NRO のデータ",
              value: "CC BY 4.0, nro.net",
            },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "ライセンスの全文",
      sections: [
        {
          title: "",
          text: "それぞれに固有のライセンスがあり、作者の名前が記されています。全文は、各ソフトウェアとともに公開されています。名前を記す以上のことをライセンスが求める場合は、それに従います。作者の方々がこのショップを推奨しているわけではありません。",
        },
      ],
    },
  ],
};
