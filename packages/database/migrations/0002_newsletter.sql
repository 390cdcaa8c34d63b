CREATE TABLE "shop"."newsletter_subscriber" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."newsletter_subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "shop"."newsletter_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"subscriber_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."newsletter_token" ADD CONSTRAINT "newsletter_token_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "shop"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_waiting" ON "shop"."newsletter_subscriber" USING btree ("asked_at") WHERE "shop"."newsletter_subscriber"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_token_subscriber" ON "shop"."newsletter_token" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_token_created" ON "shop"."newsletter_token" USING btree ("created_at");