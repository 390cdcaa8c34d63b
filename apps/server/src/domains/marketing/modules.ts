import type { ModuleManifest } from "../../platform/modules/module.ts";
import { communicationsModule } from "./communications/module.ts";
import { newsletterModule } from "./newsletter/module.ts";
import { cartRemindersModule } from "./cart-reminders/module.ts";
import { priceAlertsModule } from "./price-alerts/module.ts";
import { redemptionCodesModule } from "./redemption-codes/module.ts";
import { affiliateSalesModule } from "./affiliate-sales/module.ts";
import { bannersAndPopupsModule } from "./banners-and-popups/module.ts";
import { betaSignupModule } from "./beta-signup/module.ts";
import { educationInquiriesModule } from "./education-inquiries/module.ts";
import { measurementModule } from "./measurement/module.ts";

export const marketingModules: readonly ModuleManifest[] = [
  communicationsModule,
  newsletterModule,
  cartRemindersModule,
  priceAlertsModule,
  redemptionCodesModule,
  affiliateSalesModule,
  bannersAndPopupsModule,
  betaSignupModule,
  educationInquiriesModule,
  measurementModule,
];
