ALTER TABLE "shop"."order_line" ADD COLUMN "discounted_periods" smallint;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "price_after_discount" integer;--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD COLUMN "discounted_charges_left" smallint;--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD COLUMN "price_after_discount" integer;--> statement-breakpoint
CREATE INDEX "subscription_discount_over" ON "shop"."subscription" USING btree ("id") WHERE "shop"."subscription"."discounted_charges_left" = 0;