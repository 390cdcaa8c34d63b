ALTER TABLE "shop"."withdrawal" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "shop"."withdrawal" ADD COLUMN "refusal_note" text DEFAULT '' NOT NULL;