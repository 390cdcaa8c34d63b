CREATE TABLE "shop"."reporting_cart" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "reporting_cart_day_language_pk" PRIMARY KEY("day","language")
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_digest" (
	"week" date NOT NULL,
	"staff_id" integer NOT NULL,
	CONSTRAINT "reporting_digest_week_staff_id_pk" PRIMARY KEY("week","staff_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_reader" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_visit" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "reporting_visit_day_language_country_pk" PRIMARY KEY("day","language","country")
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_visit_file" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."reporting_view" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;