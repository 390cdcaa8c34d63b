CREATE TABLE "shop"."cancellation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ends_on" date,
	"language" text NOT NULL,
	"subscription_id" bigint,
	"state" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."policy_agreement" (
	"checkout_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_agreement_checkout_id_document_pk" PRIMARY KEY("checkout_id","document")
);
--> statement-breakpoint
CREATE TABLE "shop"."policy_notice" (
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_notice_document_version_account_id_pk" PRIMARY KEY("document","version","account_id")
);
--> statement-breakpoint
ALTER TABLE "shop"."cancellation" ADD CONSTRAINT "cancellation_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."policy_agreement" ADD CONSTRAINT "policy_agreement_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "shop"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."policy_notice" ADD CONSTRAINT "policy_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_subscription" ON "shop"."cancellation" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "cancellation_email" ON "shop"."cancellation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cancellation_state" ON "shop"."cancellation" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "policy_notice_account" ON "shop"."policy_notice" USING btree ("account_id");