CREATE TABLE "shop"."mail_allowance" (
	"purpose" text PRIMARY KEY NOT NULL,
	"used_until" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL
);
