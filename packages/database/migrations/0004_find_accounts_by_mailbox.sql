ALTER TABLE "shop"."account" ADD COLUMN "canonical_email" text;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (coalesce(canonical_email, email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD CONSTRAINT "account_mailbox_unique" UNIQUE("mailbox");