CREATE TABLE "shop"."price_alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."price_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"path" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "price_alert_wish" UNIQUE("email","path","currency","amount")
);
--> statement-breakpoint
CREATE TABLE "shop"."price_alert_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"alert_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."price_history" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."price_alert_token" ADD CONSTRAINT "price_alert_token_alert_id_price_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "shop"."price_alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alert_asked" ON "shop"."price_alert" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "price_alert_watching" ON "shop"."price_alert" USING btree ("path") WHERE "shop"."price_alert"."confirmed_at" is not null and "shop"."price_alert"."told_at" is null;--> statement-breakpoint
CREATE INDEX "price_alert_token_alert" ON "shop"."price_alert_token" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "price_alert_token_created" ON "shop"."price_alert_token" USING btree ("created_at");