import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "Attribuzioni software",
  seo: {
    title: "Attribuzioni software",
    description:
      "Il software open source e i caratteri liberi con cui è costruito questo negozio, e le loro licenze.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Costruito sul lavoro di altri",
      text: "Questo negozio poggia su software open source. Ecco le parti che ne reggono il peso maggiore, con le loro licenze. Grazie.",
    },
    {
      block: "specs",
      headline: "Parti e licenze",
      groups: [
        {
          title: "Quello che vedi",
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
          title: "Quello che senti",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "Quello che leggi",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "Quello che non noti",
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
          title: "Come conosciamo il tuo paese",
          rows: [
            { name: "Paese dall’indirizzo di rete: dati della NRO", value: "CC BY 4.0, nro.net" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "I testi delle licenze",
      sections: [
        {
          title: "",
          text: "Ogni parte ha la sua licenza e i nomi di chi l’ha scritta; i testi completi sono pubblicati insieme alle parti stesse. Dove una licenza chiede più di una menzione, la rispettiamo. Chi le ha create non ha dato il proprio avallo a questo negozio.",
        },
      ],
    },
  ],
};
