import { priceAlertLinkDays } from "@autotune/commerce";
import { priceAlert, priceAlertToken } from "@autotune/database/schema";
import { gt, lt, sql } from "drizzle-orm";

/** The link that confirms an alert is valid for this long; one that was followed may be followed later too. */
export const confirmationLife = sql`${priceAlertLinkDays} * interval '1 day'`;
export const isConfirmationFresh = gt(priceAlertToken.createdAt, sql`now() - ${confirmationLife}`);

/** The mail is sent again only after this, so that nobody can fill another person's mailbox. */
export const mayAskAgain = lt(priceAlert.askedAt, sql`now() - interval '10 minutes'`);
