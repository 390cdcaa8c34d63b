ALTER TABLE "shop"."account" drop column "person";--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "person" text GENERATED ALWAYS AS (
  replace(split_part(split_part(coalesce(canonical_email, email), '@', 1), '+', 1), '.', '') || '@' ||
  regexp_replace(split_part(coalesce(canonical_email, email), '@', 2), '^googlemail[.]com$', 'gmail.com')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "account_person" ON "shop"."account" USING btree ("person");