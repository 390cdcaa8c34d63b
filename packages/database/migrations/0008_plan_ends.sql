ALTER TABLE "shop"."subscription" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "shop"."subscription" SET "ends_at" = "entitled_until" WHERE "state" = 'canceled';
