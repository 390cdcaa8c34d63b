CREATE SCHEMA IF NOT EXISTS "shop";
--> statement-breakpoint
CREATE SEQUENCE "shop"."publication_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "shop"."catalogue_price" (
	"path" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "catalogue_price_path_currency_pk" PRIMARY KEY("path","currency"),
	CONSTRAINT "catalogue_price_not_negative" CHECK ("shop"."catalogue_price"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_product" (
	"path" text PRIMARY KEY NOT NULL,
	"pid" text NOT NULL,
	"type" text NOT NULL,
	"sub_interval" smallint,
	"sub_interval_unit" text,
	"version" bigint NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_product_pid_unique" UNIQUE("pid")
);
--> statement-breakpoint
CREATE TABLE "shop"."published_document" (
	"collection" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"body" jsonb NOT NULL,
	"version" bigint NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_document_collection_key_locale_pk" PRIMARY KEY("collection","key","locale")
);
--> statement-breakpoint
ALTER TABLE "shop"."catalogue_price" ADD CONSTRAINT "catalogue_price_path_catalogue_product_path_fk" FOREIGN KEY ("path") REFERENCES "shop"."catalogue_product"("path") ON DELETE cascade ON UPDATE no action;