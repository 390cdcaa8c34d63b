import { platformModules } from "../platform/modules.ts";
import { identityModules } from "../domains/identity/modules.ts";
import { consentModules } from "../domains/consent/modules.ts";
import { catalogueModules } from "../domains/catalogue/modules.ts";
import { contentModules } from "../domains/content/modules.ts";
import { licensingModules } from "../domains/licensing/modules.ts";
import { subscriptionsModules } from "../domains/subscriptions/modules.ts";
import { checkoutModules } from "../domains/checkout/modules.ts";
import { ordersModules } from "../domains/orders/modules.ts";
import { marketingModules } from "../domains/marketing/modules.ts";
import { supportModules } from "../domains/support/modules.ts";
import { privacyModules } from "../domains/privacy/modules.ts";
import { reportingModules } from "../domains/reporting/modules.ts";
import type { ModuleManifest } from "../platform/modules/module.ts";

/** Every module of the server, those of lower domains first: what is above them may depend on what they did. */
export const modules: readonly ModuleManifest[] = [
  ...platformModules,
  ...identityModules,
  ...consentModules,
  ...catalogueModules,
  ...contentModules,
  ...licensingModules,
  ...subscriptionsModules,
  ...checkoutModules,
  ...ordersModules,
  ...marketingModules,
  ...supportModules,
  ...privacyModules,
  ...reportingModules,
];
