import type { SeedPage } from "../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Software Attributions",
  seo: {
    title: "Software attributions",
    description:
      "The open-source software and open typefaces this store is built with, and their licenses.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Built on the work of others",
      text: "This store is built on open-source software. Here are the main parts, with their licenses. Thank you to everyone who wrote them.",
    },
    {
      block: "specs",
      headline: "Components and licenses",
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
          title: "Behind the scenes",
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
          rows: [{ name: "Country by IP address: NRO data", value: "CC BY 4.0, nro.net" }],
        },
      ],
    },
    {
      block: "prose",
      headline: "License texts",
      sections: [
        {
          title: "",
          text: "Each component comes with its own license and the names of its authors. The full texts are published with the components. Where a license asks for more than a credit, we comply. The authors haven’t endorsed this store.",
        },
      ],
    },
  ],
};
