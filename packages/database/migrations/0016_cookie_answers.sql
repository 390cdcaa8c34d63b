CREATE TABLE "shop"."consent_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."consent_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"status" smallint NOT NULL,
	"inventory_version" text NOT NULL,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_record_status" CHECK ("shop"."consent_record"."status" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "shop"."consent_record" ADD CONSTRAINT "consent_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_record_account" ON "shop"."consent_record" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consent_record_answered" ON "shop"."consent_record" USING btree ("answered_at");