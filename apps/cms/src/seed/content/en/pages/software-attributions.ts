import type { SeedPage } from "../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Software Attributions",
  seo: {
    title: "Software attributions",
    description:
      "The open-source software and the open typefaces that this shop is built with, and their licences.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Built on the work of others",
      text: "This shop stands on open-source software. Here are the parts that carry most of it, with their licences. Thank you.",
    },
    {
      block: "specs",
      headline: "Parts and licences",
      groups: [
        {
          title: "What you see",
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
          title: "What you hear",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "What you read",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "What you do not notice",
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
          title: "How we know your country",
          rows: [
            { name: "Country by network address: data of the NRO", value: "CC BY 4.0, nro.net" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "The licence texts",
      sections: [
        {
          title: "",
          text: "Each part comes with its own licence and the names of those who wrote it; the full texts are published with the parts themselves. Where a licence asks for more than being named, we follow it. Their makers have not endorsed this shop.",
        },
      ],
    },
  ],
};
