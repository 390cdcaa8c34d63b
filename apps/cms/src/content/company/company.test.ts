import { companyKey } from "@autotune/contract";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

const slug = "company";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const published = () => cms.published(slug, companyKey, "en");

test("[LEGAL-01] what is saved is published at once, and what is emptied is left out", async () => {
  expect(await published()).toBeUndefined();
  await payload.updateGlobal({
    slug,
    data: { legalName: " Sample GmbH ", email: "hello@example.com", vatId: "DE000000000" },
  });
  const first = { legalName: "Sample GmbH", email: "hello@example.com", vatId: "DE000000000" };
  expect(await published()).toEqual(first);
  await payload.updateGlobal({ slug, data: { vatId: "" } });
  expect(await published()).toEqual({ legalName: "Sample GmbH", email: "hello@example.com" });
  expect(await cms.publishedIn(slug, companyKey)).toEqual(["en"]);
});

test("what is no email address is rejected, and nothing is published", async () => {
  const before = await published();
  await expect(
    payload.updateGlobal({ slug, data: { privacyEmail: "javascript:alert(1)" } }),
  ).rejects.toMatchObject({ status: 400, data: { errors: [{ path: "privacyEmail" }] } });
  expect(await published()).toEqual(before);
});

async function saveAs(role: "manager" | "editor" | "support") {
  const user = await payload.create({
    collection: "users",
    data: { email: `${role}@autotune.test`, password: "development-only-Password1", role },
  });
  return payload.updateGlobal({
    slug,
    data: { phone: role },
    overrideAccess: false,
    user: { ...user, collection: "users" },
  });
}

test("[LEGAL-01] managers change it, editors and support staff do not", async () => {
  await saveAs("manager");
  await expect(saveAs("editor")).rejects.toMatchObject({ status: 403 });
  await expect(saveAs("support")).rejects.toMatchObject({ status: 403 });
  expect(await published()).toMatchObject({ phone: "manager" });
});

test("a page has a version once an editor gives it one; that it is a template stays in the CMS", async () => {
  const { id } = await payload.create({
    collection: "pages",
    locale: "en",
    data: {
      slug: "terms-of-service",
      title: "Terms",
      ready: true,
      policy: { isTemplate: true },
      _status: "published",
    },
  });
  const terms = () => cms.published("pages", "terms-of-service", "en");
  expect(await terms()).toEqual({ title: "Terms", seo: {}, blocks: [] });
  const save = (policy: object) =>
    payload.update({ collection: "pages", id, data: { policy, _status: "published" } });
  await save({ version: 1, tellsCustomers: true });
  expect(await terms()).toMatchObject({ policy: { version: 1, tellsCustomers: false } });
  await save({ version: 2, tellsCustomers: true });
  expect(await terms()).toMatchObject({ policy: { version: 2, tellsCustomers: true } });
  await expect(save({ version: 0 })).rejects.toMatchObject({ status: 400 });
});
