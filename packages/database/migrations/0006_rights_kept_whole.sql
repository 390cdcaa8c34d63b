DROP INDEX "shop"."renewal_consent_checkout";--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ALTER COLUMN "checkout_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD COLUMN "legacy_serial" text;--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ADD COLUMN "plan_change_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ADD CONSTRAINT "renewal_consent_plan_change_id_plan_change_id_fk" FOREIGN KEY ("plan_change_id") REFERENCES "shop"."plan_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What the import wrote so far is told by having no order.
UPDATE "shop"."licence" SET "legacy_serial" = "serial" WHERE "order_line_id" IS NULL;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD CONSTRAINT "licence_legacy_serial_unique" UNIQUE("legacy_serial");--> statement-breakpoint
-- Of what was kept twice the first stays.
DELETE FROM "shop"."renewal_consent" later USING "shop"."renewal_consent" first
 WHERE first."checkout_id" = later."checkout_id" AND first."path" = later."path" AND first."id" < later."id";--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ADD CONSTRAINT "renewal_consent_checkout" UNIQUE("checkout_id","path");--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ADD CONSTRAINT "renewal_consent_change" UNIQUE("plan_change_id","path");--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ADD CONSTRAINT "renewal_consent_of_one" CHECK (num_nonnulls("shop"."renewal_consent"."checkout_id", "shop"."renewal_consent"."plan_change_id") = 1);