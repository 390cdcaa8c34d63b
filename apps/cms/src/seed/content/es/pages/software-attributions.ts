import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Atribuciones de software",
  seo: {
    title: "Atribuciones de software",
    description:
      "El software de código abierto y las tipografías libres con que está hecha esta tienda, y sus licencias.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Construida sobre el trabajo de otros",
      text: "Esta tienda se apoya en software de código abierto. Estas son las piezas que cargan con casi todo el peso, con sus licencias. Gracias.",
    },
    {
      block: "specs",
      headline: "Piezas y licencias",
      groups: [
        {
          title: "Lo que ves",
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
          title: "Lo que oyes",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "Lo que lees",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "Lo que no notas",
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
          title: "Cómo sabemos tu país",
          rows: [
            {
              name: "País según la dirección de red: datos de la NRO",
              value: "CC BY 4.0, nro.net",
            },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Los textos de las licencias",
      sections: [
        {
          title: "",
          text: "Cada pieza viene con su propia licencia y los nombres de quienes la escribieron; los textos completos se publican con las propias piezas. Si una licencia pide algo más que ser nombrada, lo cumplimos. Sus autores no han dado su aval a esta tienda.",
        },
      ],
    },
  ],
};
