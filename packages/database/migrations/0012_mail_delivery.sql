CREATE TABLE "shop"."mail_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."mail_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"sending_id" bigint,
	"status" text DEFAULT '' NOT NULL,
	"diagnostic" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_report_once" UNIQUE("sending_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shop"."mail_sending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."mail_sending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withheld_for" text,
	CONSTRAINT "mail_sending_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "shop"."mail_report" ADD CONSTRAINT "mail_report_sending_id_mail_sending_id_fk" FOREIGN KEY ("sending_id") REFERENCES "shop"."mail_sending"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_report_email" ON "shop"."mail_report" USING btree ("email","reported_at");--> statement-breakpoint
CREATE INDEX "mail_sending_email" ON "shop"."mail_sending" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_sending_sent" ON "shop"."mail_sending" USING btree ("sent_at");