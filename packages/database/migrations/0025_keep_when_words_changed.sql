ALTER TABLE "shop"."published_document" ADD COLUMN "words" text[];--> statement-breakpoint
ALTER TABLE "shop"."published_document" ADD COLUMN "words_at" timestamp with time zone;