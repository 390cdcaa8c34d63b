ALTER TABLE "shop"."cancellation" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "shop"."cancellation" ADD COLUMN "outcome_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."cancellation" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- From now on the CMS publishes each version of a text that customers agree to for good; those of today stay too.
INSERT INTO "shop"."published_document" ("collection", "key", "locale", "body", "version", "published_at")
SELECT 'policy-versions', "key" || '/' || ("body" -> 'policy' ->> 'version'), "locale", "body",
       nextval('shop.publication_version'), "published_at"
  FROM "shop"."published_document"
 WHERE "collection" = 'pages' AND "body" -> 'policy' ->> 'version' IS NOT NULL
ON CONFLICT DO NOTHING;
