import type { CompanyBody } from "@autotune/contract";
import type { SeedRun } from "./documents/seed-run.ts";

/** A demonstration's: neither company nor people exist, and no number is anybody's. */
const company: Required<CompanyBody> = {
  legalName: "Sample Vocal Software GmbH",
  representative: "Robin Sample",
  address: "Musterstraße 1\n00000 Musterstadt",
  country: "DE",
  email: "hello@example.com",
  phone: "+49 30 23125 000",
  register: "Amtsgericht Musterstadt, HRB 00000",
  vatId: "DE000000000",
  businessPurpose: "Entwicklung und Vertrieb von Musiksoftware",
  chamber: "IHK Musterstadt, Gewerbeordnung",
  supervisoryAuthority: "Gewerbeamt Musterstadt",
  contentResponsible: "Robin Sample, Musterstraße 1, 00000 Musterstadt",
  capital: "25 000 €",
  publicationDirector: "Robin Sample",
  mediator: "Sample Mediation, mediation.example.com",
  host: "Sample Hosting GmbH\nMusterweg 2, DE-00000 Musterstadt\n+49 30 23125 001",
  salesManager: "Robin Sample",
  phoneHours: "平日 10:00～17:00（中央ヨーロッパ時間）",
  koreanRegistration: "000-00-00000",
  koreanMailOrder: "2026-00000",
  brazilianRegistration: "00.000.000/0000-00",
  brazilianService: "brasil@example.com",
  privacyOfficer: "Kim Sample",
  privacyEmail: "privacy@example.com",
  accessibilityEmail: "accessibility@example.com",
  enforcementBody: "Marktüberwachungsstelle Musterstadt",
};

export async function seedCompany({ payload, request }: SeedRun): Promise<void> {
  const slug = "company";
  const { createdAt } = await payload.findGlobal({ slug, req: request() });
  const wasSaved = createdAt !== undefined && createdAt !== null;
  if (!wasSaved) await payload.updateGlobal({ slug, data: company, req: request() });
}
