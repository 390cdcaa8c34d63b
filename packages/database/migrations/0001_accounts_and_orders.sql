CREATE TABLE "shop"."account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"optin_marketing" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "shop"."checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."failed_order" (
	"provider_order_id" text PRIMARY KEY NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."known_device" (
	"account_id" bigint NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."licence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."licence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" bigint NOT NULL,
	"ordinal" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"pid" text NOT NULL,
	"serial" text NOT NULL,
	"authentication_string" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_serial_unique" UNIQUE("serial"),
	CONSTRAINT "licence_authentication_string_unique" UNIQUE("authentication_string"),
	CONSTRAINT "licence_ordinal" UNIQUE("order_line_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "shop"."order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_order_id" text NOT NULL,
	"reference" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL,
	"tax_included" boolean NOT NULL,
	"total" integer NOT NULL,
	"card_ending" text,
	"invoice_url" text,
	"suppress_redirect" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "order_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "shop"."order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"path" text NOT NULL,
	"pid" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_line_position" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "shop"."provider_event" (
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"live" boolean NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "provider_event_event_id_received_at_pk" PRIMARY KEY("event_id","received_at")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
-- Takes what no month's partition takes, so that an event is never refused for want of one.
CREATE TABLE "shop"."provider_event_rest" PARTITION OF "shop"."provider_event" DEFAULT;
--> statement-breakpoint
CREATE TABLE "shop"."provider_event_key" (
	"event_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."reconciliation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."reconciliation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undelivered" integer NOT NULL,
	"is_complete" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD CONSTRAINT "checkout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD CONSTRAINT "licence_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD CONSTRAINT "licence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD CONSTRAINT "order_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "shop"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD CONSTRAINT "order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_account" ON "shop"."checkout" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "known_device_last_seen" ON "shop"."known_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "licence_account" ON "shop"."licence" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_account" ON "shop"."order" USING btree ("account_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_checkout" ON "shop"."order" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "provider_event_unhandled" ON "shop"."provider_event" USING btree ("received_at") WHERE "shop"."provider_event"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "session_account" ON "shop"."session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "shop"."session" USING btree ("expires_at");