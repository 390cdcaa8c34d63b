import { asRole } from "@autotune/database/roles";
import { getPayload } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildCmsConfig } from "../config.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { testEnvironment } from "../testing/test-environment.ts";

const email = "editor@autotune.test";
const password = "a password of the tests";
const fresh = "development-only-fresh-secret-of-the-tests";

let cms: TestCms;
let headers: Headers;
beforeAll(async () => {
  cms = await startCms();
  await cms.payload.create({ collection: "users", data: { email, password, role: "admin" } });
  const token = await signInStaff(cms, { email, password });
  headers = new Headers({ authorization: `JWT ${token}` });
});
afterAll(() => cms.stop());

/** Whom a CMS with this setting takes the holder of the session for. */
async function signedInWith(CMS_SECRET: string): Promise<string | undefined> {
  const environment = testEnvironment({ DATABASE_URL: asRole(cms.key, "cms"), CMS_SECRET });
  const payload = await getPayload({ config: buildCmsConfig(environment), key: CMS_SECRET });
  const { user } = await payload.auth({ headers });
  await payload.destroy();
  void payload.db.pool.end();
  return user?.email;
}

it("a session outlives the change of its key, until that key is gone", async () => {
  const { CMS_SECRET: old } = testEnvironment({ DATABASE_URL: "" });
  expect(await signedInWith(`${old},b:${fresh}`)).toBe(email);
  expect(await signedInWith(`b:${fresh},${old}`)).toBe(email);
  expect(await signedInWith(`b:${fresh}`)).toBeUndefined();
});
