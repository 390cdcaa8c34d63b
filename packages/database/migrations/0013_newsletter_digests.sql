CREATE TABLE "shop"."newsletter_digest" (
	"subscriber_id" bigint NOT NULL,
	"covers_from" timestamp with time zone NOT NULL,
	"covers_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "newsletter_digest_subscriber_id_covers_until_pk" PRIMARY KEY("subscriber_id","covers_until")
);
--> statement-breakpoint
CREATE TABLE "shop"."newsletter_post" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_post_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "optin_reminders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."beta_signup" ADD COLUMN "mailed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."beta_signup" ADD COLUMN "link_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."newsletter_subscriber" ADD COLUMN "frequency" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."newsletter_digest" ADD CONSTRAINT "newsletter_digest_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "shop"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_digest_until" ON "shop"."newsletter_digest" USING btree ("covers_until");--> statement-breakpoint
CREATE INDEX "beta_signup_waiting" ON "shop"."beta_signup" USING btree ("mailed_at") WHERE "shop"."beta_signup"."link_sent_at" is null;--> statement-breakpoint
-- What is out already is no news.
INSERT INTO "shop"."newsletter_post" ("slug", "language", "seen_at")
SELECT "key", "locale", 'epoch' FROM "shop"."published_document" WHERE "collection" = 'posts';
