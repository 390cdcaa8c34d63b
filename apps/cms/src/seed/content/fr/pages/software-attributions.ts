import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Crédits logiciels",
  seo: {
    title: "Crédits logiciels",
    description:
      "Les logiciels open source et les caractères libres dont cette boutique est faite, avec leurs licences.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Bâti sur le travail des autres",
      text: "Cette boutique repose sur des logiciels open source. Voici les briques qui en portent l’essentiel, avec leurs licences. Merci.",
    },
    {
      block: "specs",
      headline: "Briques et licences",
      groups: [
        {
          title: "Ce que vous voyez",
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
          title: "Ce que vous entendez",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "Ce que vous lisez",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "Ce que vous ne remarquez pas",
          rows: [
            { name: "Node.js", value: "MIT" },
            { name: "Fastify", value: "MIT" },
            { name: "PostgreSQL", value: "Licence PostgreSQL" },
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
          title: "Comment nous savons votre pays",
          rows: [
            {
              name: "Pays d’après l’adresse réseau : données de la NRO",
              value: "CC BY 4.0, nro.net",
            },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Le texte des licences",
      sections: [
        {
          title: "",
          text: "Chaque brique a sa licence et les noms de celles et ceux qui l’ont écrite ; les textes complets sont publiés avec les briques elles-mêmes. Quand une licence demande plus qu’une mention, nous la respectons. Leurs auteurs n’ont pas approuvé cette boutique.",
        },
      ],
    },
  ],
};
