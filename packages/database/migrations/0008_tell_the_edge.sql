CREATE TABLE "shop"."edge_tag" (
	"tag" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"purges_left" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."web_process" (
	"id" text PRIMARY KEY NOT NULL,
	"content_state" text NOT NULL,
	"release" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
