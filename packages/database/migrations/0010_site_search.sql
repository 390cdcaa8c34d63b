-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE TABLE "shop"."search_entry" (
	"collection" text NOT NULL,
	"key" text NOT NULL,
	"part" text NOT NULL,
	"locale" text NOT NULL,
	"version" bigint NOT NULL,
	"rules" smallint NOT NULL,
	"title" text NOT NULL,
	"part_of" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"spellings" text[] NOT NULL,
	CONSTRAINT "search_entry_collection_key_part_locale_pk" PRIMARY KEY("collection","key","part","locale")
);
--> statement-breakpoint
CREATE TABLE "shop"."search_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "search_word_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "shop"."search_entry" USING gin ("words");
