CREATE TABLE "shop"."account_erasure" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."account_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kept_account_id" bigint NOT NULL,
	"merged_account_id" bigint NOT NULL,
	"token_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_at" timestamp with time zone,
	CONSTRAINT "account_merge_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."activation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence_id" bigint,
	"subscription_id" bigint,
	"device_id" text NOT NULL,
	"device_name" text NOT NULL,
	"system" text NOT NULL,
	"app_version" text NOT NULL,
	"activated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "activation_of_one" CHECK (num_nonnulls("shop"."activation"."licence_id", "shop"."activation"."subscription_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "shop"."data_export" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"storage_key" text,
	"size" integer
);
--> statement-breakpoint
CREATE TABLE "shop"."email_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" "bytea",
	"new_token_hash" "bytea",
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_change_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "email_change_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_change_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."installer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."installer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" text NOT NULL,
	"version" text NOT NULL,
	"system" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"notes" jsonb NOT NULL,
	"is_legacy" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installer_version" UNIQUE("pid","version","system")
);
--> statement-breakpoint
CREATE TABLE "shop"."licence_transfer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence_id" bigint NOT NULL,
	"from_account_id" bigint NOT NULL,
	"to_email" text NOT NULL,
	"to_account_id" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"giver_token_hash" "bytea",
	"taker_token_hash" "bytea",
	"giver_confirmed_at" timestamp with time zone,
	"taker_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "licence_transfer_giver_token_hash_unique" UNIQUE("giver_token_hash"),
	CONSTRAINT "licence_transfer_taker_token_hash_unique" UNIQUE("taker_token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop"."passkey" (
	"credential_id" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "shop"."passkey_challenge" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"account_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."password_reset_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."plan_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" bigint NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"is_term_increase" boolean NOT NULL,
	"is_term_decrease" boolean NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."renewal_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."renewal_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checkout_id" uuid NOT NULL,
	"path" text NOT NULL,
	"terms" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"sub_interval" smallint NOT NULL,
	"sub_interval_unit" text NOT NULL,
	"trial_days" smallint,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."withdrawal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"order_id" bigint,
	"state" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "street2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "home_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "survey_completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "legacy_id" text;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD COLUMN "seats" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."session" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD COLUMN "activation_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD COLUMN "seats" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account_erasure" ADD CONSTRAINT "account_erasure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."account_merge" ADD CONSTRAINT "account_merge_kept_account_id_account_id_fk" FOREIGN KEY ("kept_account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."account_merge" ADD CONSTRAINT "account_merge_merged_account_id_account_id_fk" FOREIGN KEY ("merged_account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."activation" ADD CONSTRAINT "activation_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "shop"."licence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."activation" ADD CONSTRAINT "activation_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."data_export" ADD CONSTRAINT "data_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."email_change" ADD CONSTRAINT "email_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."licence_transfer" ADD CONSTRAINT "licence_transfer_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "shop"."licence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."licence_transfer" ADD CONSTRAINT "licence_transfer_from_account_id_account_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."licence_transfer" ADD CONSTRAINT "licence_transfer_to_account_id_account_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."passkey_challenge" ADD CONSTRAINT "passkey_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."password_reset_token" ADD CONSTRAINT "password_reset_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."plan_change" ADD CONSTRAINT "plan_change_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."renewal_consent" ADD CONSTRAINT "renewal_consent_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "shop"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."withdrawal" ADD CONSTRAINT "withdrawal_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_erasure_due" ON "shop"."account_erasure" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "account_merge_kept" ON "shop"."account_merge" USING btree ("kept_account_id");--> statement-breakpoint
CREATE INDEX "account_merge_merged" ON "shop"."account_merge" USING btree ("merged_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activation_licence_device" ON "shop"."activation" USING btree ("licence_id","device_id") WHERE "shop"."activation"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "activation_subscription_device" ON "shop"."activation" USING btree ("subscription_id","device_id") WHERE "shop"."activation"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "data_export_account" ON "shop"."data_export" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "data_export_expires" ON "shop"."data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_change_created" ON "shop"."email_change" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_transfer_open" ON "shop"."licence_transfer" USING btree ("licence_id") WHERE "shop"."licence_transfer"."state" = 'open';--> statement-breakpoint
CREATE INDEX "licence_transfer_licence" ON "shop"."licence_transfer" USING btree ("licence_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_transfer_from" ON "shop"."licence_transfer" USING btree ("from_account_id");--> statement-breakpoint
CREATE INDEX "licence_transfer_to" ON "shop"."licence_transfer" USING btree ("to_account_id");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "shop"."passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_created" ON "shop"."passkey_challenge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_reset_token_account" ON "shop"."password_reset_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_reset_token_created" ON "shop"."password_reset_token" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plan_change_subscription" ON "shop"."plan_change" USING btree ("subscription_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_change_requested" ON "shop"."plan_change" USING btree ("subscription_id") WHERE "shop"."plan_change"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "renewal_consent_checkout" ON "shop"."renewal_consent" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "withdrawal_order" ON "shop"."withdrawal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawal_state" ON "shop"."withdrawal" USING btree ("state","received_at");--> statement-breakpoint
ALTER TABLE "shop"."account" ADD CONSTRAINT "account_legacy_id_unique" UNIQUE("legacy_id");--> statement-breakpoint
ALTER TABLE "shop"."session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD CONSTRAINT "subscription_activation_key_unique" UNIQUE("activation_key");