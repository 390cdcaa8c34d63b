import type { SeedPage } from "../../../seed-content.ts";

export const softwareAttributions: SeedPage = {
  title: "오픈소스 고지",
  seo: {
    title: "오픈소스 고지",
    description:
      "이 스토어를 만드는 데 쓴 오픈소스 소프트웨어와 공개 글꼴, 그리고 그 라이선스예요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "다른 이들의 작업 위에 지었어요",
      text: "이 스토어는 오픈소스 소프트웨어 위에 서 있어요. 가장 많은 무게를 받쳐 주는 것들을 라이선스와 함께 적었어요. 고마워요.",
    },
    {
      block: "specs",
      headline: "구성 요소와 라이선스",
      groups: [
        {
          title: "보이는 것",
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
          title: "들리는 것",
          rows: [{ name: "pitchy", value: "MIT" }],
        },
        {
          title: "읽는 것",
          rows: [
            { name: "Bricolage Grotesque", value: "SIL Open Font License 1.1" },
            { name: "Geist", value: "SIL Open Font License 1.1" },
            { name: "Geist Mono", value: "SIL Open Font License 1.1" },
          ],
        },
        {
          title: "눈에 띄지 않는 것",
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
          title: "국가를 알아내는 방법",
          rows: [{ name: "네트워크 주소별 국가: NRO 데이터", value: "CC BY 4.0, nro.net" }],
        },
      ],
    },
    {
      block: "prose",
      headline: "라이선스 전문",
      sections: [
        {
          title: "",
          text: "구성 요소마다 고유한 라이선스와 만든 이들의 이름이 들어 있고, 전문은 각 구성 요소와 함께 공개되어 있어요. 이름을 밝히는 것 이상을 요구하는 라이선스라면 그대로 따라요. 만든 이들이 이 스토어를 보증하는 것은 아니에요.",
        },
      ],
    },
  ],
};
