ALTER TABLE "shop"."order" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "payout_currency" text;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "payout_subtotal" integer;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "payout_discount" integer;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "payout_tax" integer;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "payout_total" integer;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "payout_subtotal" integer;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "payout_discount" integer;