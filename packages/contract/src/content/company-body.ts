import Type from "typebox";

/** What the law asks a seller to say of itself, in the order in which staff fill it in. */
export const companyFacts = [
  "legalName",
  "representative",
  "address",
  "email",
  "phone",
  "register",
  "vatId",
  "businessPurpose",
  "chamber",
  "supervisoryAuthority",
  "contentResponsible",
  "capital",
  "publicationDirector",
  "mediator",
  "host",
  "salesManager",
  "phoneHours",
  "koreanRegistration",
  "koreanMailOrder",
  "brazilianRegistration",
  "brazilianService",
  "privacyOfficer",
  "privacyEmail",
  "accessibilityEmail",
  "enforcementBody",
] as const;
export type CompanyFact = (typeof companyFacts)[number];

const Fact = Type.Optional(Type.String({ minLength: 1 }));

const facts = {
  legalName: Fact,
  representative: Fact,
  address: Fact,
  email: Fact,
  phone: Fact,
  register: Fact,
  vatId: Fact,
  businessPurpose: Fact,
  chamber: Fact,
  supervisoryAuthority: Fact,
  contentResponsible: Fact,
  capital: Fact,
  publicationDirector: Fact,
  mediator: Fact,
  host: Fact,
  salesManager: Fact,
  phoneHours: Fact,
  koreanRegistration: Fact,
  koreanMailOrder: Fact,
  brazilianRegistration: Fact,
  brazilianService: Fact,
  privacyOfficer: Fact,
  privacyEmail: Fact,
  accessibilityEmail: Fact,
  enforcementBody: Fact,
} satisfies Record<CompanyFact, typeof Fact>;

/** What is not filled in is shown nowhere. */
export const CompanyBody = Type.Object({
  ...facts,
  /** Of the address, as ISO 3166 says it: pages name it in their language. */
  country: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
});
export type CompanyBody = Type.Static<typeof CompanyBody>;

/** There is one document of it, without a language of its own. */
export const companyKey = "company";
