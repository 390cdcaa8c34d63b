import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Verwendete Software",
  seo: {
    title: "Verwendete Software",
    description:
      "Die Open-Source-Software und die freien Schriften, aus denen dieser Shop gebaut ist, und ihre Lizenzen.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Gebaut auf der Arbeit anderer",
      text: "Dieser Shop steht auf Open-Source-Software. Hier sind die Teile, die das meiste tragen, mit ihren Lizenzen. Danke.",
    },
    {
      block: "specs",
      headline: "Teile und Lizenzen",
      groups: [
        {
          title: "Was du siehst",
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
          title: "Was du hörst",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "Was du liest",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "Was du nicht bemerkst",
          rows: [
            { name: "Node.js", value: "MIT" },
            { name: "Fastify", value: "MIT" },
            { name: "PostgreSQL", value: "PostgreSQL-Lizenz" },
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
          title: "Woher wir dein Land kennen",
          rows: [{ name: "Land nach Netzadresse: Daten der NRO", value: "CC BY 4.0, nro.net" }],
        },
      ],
    },
    {
      block: "prose",
      headline: "Die Lizenztexte",
      sections: [
        {
          title: "",
          text: "Zu jedem Teil gehören eine eigene Lizenz und die Namen derer, die ihn geschrieben haben; die vollständigen Texte sind mit den Teilen selbst veröffentlicht. Verlangt eine Lizenz mehr als die Nennung, halten wir uns daran. Die Urheber der Teile haben mit diesem Shop nichts zu tun und empfehlen ihn nicht.",
        },
      ],
    },
  ],
};
