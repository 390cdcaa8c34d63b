ALTER TABLE "shop"."cart_snapshot" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "shop"."cart_snapshot" ADD COLUMN "cart_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."cart_snapshot" ADD COLUMN "revision" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."cart_snapshot" ADD COLUMN "considered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."cart_snapshot" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."cart_snapshot" ADD CONSTRAINT "cart_snapshot_cart_id_unique" UNIQUE("cart_id");--> statement-breakpoint
CREATE INDEX "cart_snapshot_account" ON "shop"."cart_snapshot" USING btree ("account_id");
