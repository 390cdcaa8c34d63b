import type { CmsEnvironment } from "../environment.ts";

export function testEnvironment(
  own: Pick<CmsEnvironment, "DATABASE_URL"> & Partial<CmsEnvironment>,
): CmsEnvironment {
  return {
    CMS_SECRET: "development-only-secret-of-the-tests",
    CMS_URL: "http://cms.localhost:3001",
    PUBLIC_URL: "http://shop.localhost:3000",
    STAFF_API_URL: "http://127.0.0.1:1",
    STAFF_API_SECRET: "development-only-staff-secret-of-the-tests",
    STAFF_FACTOR_SECRET: "development-only-factor-secret-of-the-tests",
    CMS_PROXIES: 1,
    STORAGE_URL: "file:///nonexistent",
    SMTP_URL: "smtp://127.0.0.1:1",
    ...own,
  };
}
