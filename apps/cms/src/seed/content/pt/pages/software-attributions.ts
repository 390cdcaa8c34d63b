import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Créditos de software",
  seo: {
    title: "Créditos de software",
    description:
      "O software de código aberto e as fontes abertas com que esta loja foi feita, e suas licenças.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Feito sobre o trabalho de outros",
      text: "Esta loja se apoia em software de código aberto. Aqui estão as partes que sustentam quase tudo, com suas licenças. Obrigado.",
    },
    {
      block: "specs",
      headline: "Partes e licenças",
      groups: [
        {
          title: "O que você vê",
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
          title: "O que você ouve",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "O que você lê",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "O que você nem percebe",
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
          title: "Como sabemos o seu país",
          rows: [{ name: "País pelo endereço de rede: dados da NRO", value: "CC BY 4.0, nro.net" }],
        },
      ],
    },
    {
      block: "prose",
      headline: "Os textos das licenças",
      sections: [
        {
          title: "",
          text: "Cada parte traz a própria licença e os nomes de quem a escreveu; os textos completos são publicados com as próprias partes. Quando uma licença pede mais do que a menção, nós cumprimos. Seus autores não endossaram esta loja.",
        },
      ],
    },
  ],
};
