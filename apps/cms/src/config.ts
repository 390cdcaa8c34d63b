import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseKeyRing } from "@autotune/environment";
import { storageFromUrl } from "@autotune/storage";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import { cloudStoragePlugin } from "@payloadcms/plugin-cloud-storage";
import { buildConfig, type SanitizedConfig } from "payload";
import sharp from "sharp";
import { actEndpoint } from "./support/api/act-endpoint.ts";
import { makeCodesEndpoint } from "./support/api/make-codes-endpoint.ts";
import type { StaffApiAccess } from "./support/api/staff-api.ts";
import { artists } from "./content/artists/artists.ts";
import { coupons } from "./checkout/coupons.ts";
import { downloadPages } from "./licensing/download-pages.ts";
import { installers } from "./licensing/installers.ts";
import { videos } from "./content/media/videos.ts";
import { manuals } from "./content/manuals/manuals.ts";
import { miniBanners } from "./marketing/mini-banners.ts";
import { company } from "./content/company/company.ts";
import { outsideLinks } from "./content/outside-links/outside-links.ts";
import { pages } from "./content/pages/pages.ts";
import { images } from "./content/media/images.ts";
import { posts } from "./content/posts/posts.ts";
import { popups } from "./marketing/popups.ts";
import { productCards } from "./catalogue/product-cards/product-cards.ts";
import { productPages } from "./content/pages/product-pages.ts";
import { products } from "./catalogue/products/products.ts";
import { promotionPages } from "./checkout/promotion-pages.ts";
import { promotions } from "./checkout/promotions.ts";
import { previewEndpoint } from "./content/preview/preview-endpoint.ts";
import { redirects } from "./content/redirects/redirects.ts";
import { searchScreens } from "./content/search/screens.ts";
import { searchSynonyms } from "./content/search/synonyms.ts";
import { tutorials } from "./content/tutorials/tutorials.ts";
import { testimonials } from "./content/testimonials/testimonials.ts";
import { upgrades } from "./catalogue/upgrades/upgrades.ts";
import { factorEndpoints } from "./identity/second-factor/endpoints.ts";
import { factorPage, securityPage } from "./identity/second-factor/factor-routes.ts";
import { guardSessions } from "./identity/sessions/guard-sessions.ts";
import type { SignInSettings } from "./identity/staff/sign-in-settings.ts";
import { acceptPreviousKeys } from "./identity/accept-previous-keys.ts";
import { users } from "./identity/users.ts";
import { dashboard } from "./dashboard/dashboard.ts";
import type { CmsEnvironment } from "./environment.ts";
import { storageAdapter } from "./platform/settings/storage-adapter.ts";
import { installerPlace } from "./licensing/installer-place.ts";
import {
  withStorableText,
  withStorableTextInGlobal,
} from "./platform/documents/reject-unstorable-text.ts";
import { withNarrowReads } from "./platform/database/with-narrow-reads.ts";
import { withTrash } from "./platform/documents/with-trash.ts";
import { localization } from "./platform/settings/localization.ts";
import { publicationJobs } from "./platform/schedule/publication-jobs.ts";
import { csvEndpoint } from "./reporting/api/csv-endpoint.ts";
import { viewsEndpoint } from "./reporting/api/views-endpoint.ts";
import { smtpOptions } from "./platform/settings/smtp-options.ts";
import { scheduleEndpoints } from "./platform/schedule/schedule-endpoints.ts";
import { checkEndpoint } from "./platform/translations/check-endpoint.ts";
import { exportEndpoint, importEndpoint } from "./platform/translations/xliff-endpoints.ts";

// Not import.meta.dirname, which is undefined in what Next bundles.
const sourceFolder = path.dirname(fileURLToPath(import.meta.url));
/** An installer; an image is rejected at a much smaller size. */
const largestUpload = 500 * 1024 * 1024;

/** A function of its settings, so that a test can have a CMS on a database of its own. */
export function buildCmsConfig(environment: CmsEnvironment): Promise<SanitizedConfig> {
  const storage = storageFromUrl(environment.STORAGE_URL);
  const keys = parseKeyRing(environment.CMS_SECRET);
  const staffApiAccess: StaffApiAccess = {
    url: environment.STAFF_API_URL,
    secret: parseKeyRing(environment.STAFF_API_SECRET)[0].secret,
  };
  const signIn: SignInSettings = {
    factorSecret: environment.STAFF_FACTOR_SECRET,
    cmsUrl: environment.CMS_URL,
    proxies: environment.CMS_PROXIES,
  };
  return buildConfig({
    secret: keys[0].secret,
    serverURL: environment.CMS_URL,
    csrf: [environment.CMS_URL],
    cors: [],
    telemetry: false,
    graphQL: { disable: true },
    localization,
    // Payload writes "<No Languages ready>" into a list's empty cells.
    i18n: { translations: { en: { general: { noLabel: "None" } } } },
    collections: [
      // In the order of the nav.
      products,
      upgrades,
      productCards,
      productPages,
      promotions,
      coupons,
      promotionPages,
      miniBanners,
      popups,
      pages,
      posts,
      tutorials,
      artists,
      manuals,
      testimonials,
      downloadPages,
      installers,
      images,
      videos,
      redirects,
      searchScreens,
      searchSynonyms,
      acceptPreviousKeys(users, keys),
    ].map((collection) => withTrash(withStorableText(collection))),
    globals: [outsideLinks, company].map(withStorableTextInGlobal),
    admin: {
      user: users.slug,
      // The default loads an image of the editor from gravatar.com.
      avatar: "default",
      meta: {
        titleSuffix: " · AutoTune back office",
        defaultOGImageType: "off",
        icons: [
          { rel: "icon", type: "image/svg+xml", url: "/favicon.svg" },
          { rel: "icon", type: "image/x-icon", url: "/favicon.ico", sizes: "32x32" },
        ],
      },
      dashboard,
      dateFormat: "d MMM yyyy, HH:mm",
      importMap: { baseDir: sourceFolder },
      components: {
        views: {
          supportConsole: {
            Component: "/support/support-view.tsx#SupportView",
            path: "/support",
            meta: { title: "Support console" },
          },
          reports: {
            Component: "/reporting/report-view.tsx#ReportView",
            path: "/reports",
            meta: { title: "Reports" },
          },
          translations: {
            Component: "/platform/translations/translations-view.tsx#TranslationsView",
            path: "/translations",
            meta: { title: "Translations" },
          },
          schedule: {
            Component: "/platform/schedule/schedule-view.tsx#ScheduleView",
            path: "/schedule",
            meta: { title: "Schedule" },
          },
          secondFactor: {
            Component: "/identity/second-factor/ui/factor-view.tsx#FactorView",
            path: factorPage,
            meta: { title: "Sign in" },
          },
          security: {
            Component: "/identity/second-factor/ui/security-view.tsx#SecurityView",
            path: securityPage,
            meta: { title: "Sign-in security" },
          },
        },
        graphics: {
          Logo: "/platform/admin/brand/logo.tsx#Logo",
          Icon: "/platform/admin/brand/mark.tsx#Mark",
        },
        beforeLogin: ["/identity/second-factor/ui/lead-to-factor.tsx#LeadToFactor"],
        beforeNavLinks: [
          "/platform/admin/brand/nav-brand.tsx#NavBrand",
          "/support/support-link.tsx#SupportLink",
          "/reporting/reports-link.tsx#ReportsLink",
          "/platform/schedule/schedule-link.tsx#ScheduleLink",
          "/platform/translations/translations-link.tsx#TranslationsLink",
        ],
        afterNavLinks: ["/identity/second-factor/ui/security-link.tsx#SecurityLink"],
      },
    },
    endpoints: [
      actEndpoint,
      makeCodesEndpoint,
      csvEndpoint,
      viewsEndpoint,
      exportEndpoint,
      importEndpoint,
      checkEndpoint,
      previewEndpoint,
      ...scheduleEndpoints,
      ...factorEndpoints,
    ],
    jobs: publicationJobs,
    // Payload does not send this to browsers, as with `secret`.
    custom: { staffApi: staffApiAccess, signIn, shopUrl: environment.PUBLIC_URL },
    db: withNarrowReads(
      postgresAdapter({
        pool: {
          connectionString: environment.DATABASE_URL,
          application_name: "cms",
          // Payload reads a page with a statement of a hundred joins. Compiling it would take PostgreSQL seconds, and
          // running it takes milliseconds.
          options: "-c jit=off",
        },
        schemaName: "cms",
        push: false,
        migrationDir: path.join(sourceFolder, "migrations"),
        // The database belongs to the shop's migrations; one that is missing is a mistake in the settings.
        disableCreateDatabase: true,
      }),
    ),
    email: nodemailerAdapter({
      defaultFromName: "AutoTune CMS",
      defaultFromAddress: `no-reply@${new URL(environment.CMS_URL).hostname}`,
      transportOptions: smtpOptions(environment.SMTP_URL),
      skipVerify: true,
    }),
    plugins: [
      cloudStoragePlugin({
        collections: {
          [images.slug]: { adapter: storageAdapter(storage, (fileName) => fileName) },
          [videos.slug]: { adapter: storageAdapter(storage, (fileName) => fileName) },
          [installers.slug]: { adapter: storageAdapter(storage, installerPlace) },
        },
      }),
    ],
    upload: { limits: { fileSize: largestUpload } },
    sharp,
    // Payload listens to its first connection only. Without this, a database that restarts ends the process.
    onInit(payload) {
      const { db, logger } = payload;
      db.pool.on("error", (error) =>
        logger.error({ err: error, msg: "An idle database connection broke" }),
      );
      guardSessions(payload);
    },
    typescript: { outputFile: path.join(sourceFolder, "payload-types.ts") },
  });
}
