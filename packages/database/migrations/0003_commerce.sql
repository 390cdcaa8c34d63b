CREATE TABLE "shop"."account_setup_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."cart_snapshot" (
	"email" text PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"language" text,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_comparison" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."catalogue_comparison_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	"drifted" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_freebie" (
	"path" text NOT NULL,
	"position" smallint NOT NULL,
	"freebie_path" text NOT NULL,
	"group" text NOT NULL,
	"choice" boolean NOT NULL,
	"input_type" text NOT NULL,
	"is_default_value" boolean NOT NULL,
	"subscription_line_item_addon" boolean NOT NULL,
	CONSTRAINT "catalogue_freebie_path_position_pk" PRIMARY KEY("path","position")
);
--> statement-breakpoint
CREATE TABLE "shop"."catalogue_inclusion" (
	"path" text NOT NULL,
	"position" smallint NOT NULL,
	"included_path" text NOT NULL,
	CONSTRAINT "catalogue_inclusion_path_position_pk" PRIMARY KEY("path","position")
);
--> statement-breakpoint
CREATE TABLE "shop"."coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"worth" jsonb NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"combine" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"for_email" text,
	"once_per_person" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."coupon_use" (
	"code" text NOT NULL,
	"person" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_code_provider_order_id_pk" PRIMARY KEY("code","provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."declined_payment" (
	"provider_order_id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"place" text NOT NULL,
	"person" text NOT NULL,
	"declined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"discount" jsonb,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."promotion" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"offer_tag" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"prices" jsonb NOT NULL,
	"owners_of" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "promotion_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "shop"."refund" (
	"provider_return_id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."release" (
	"key" text PRIMARY KEY NOT NULL,
	"served_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_subscription_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"next_path" text,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"sub_interval" smallint NOT NULL,
	"sub_interval_unit" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"entitled_until" timestamp with time zone NOT NULL,
	"card_ending" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_provider_subscription_id_unique" UNIQUE("provider_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."subscription_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."subscription_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"provider_key" text NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_charge_provider_key_unique" UNIQUE("provider_key")
);
--> statement-breakpoint
CREATE TABLE "shop"."trial_use" (
	"person" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"provider_order_id" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."licence" DROP CONSTRAINT "licence_ordinal";--> statement-breakpoint
ALTER TABLE "shop"."account" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."licence" ALTER COLUMN "order_line_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."account" ADD COLUMN "person" text GENERATED ALWAYS AS (
  replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' ||
  regexp_replace(split_part(email, '@', 2), '^googlemail[.]com$', 'gmail.com')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "trial_days" smallint;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "quantity_discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "upgrade_from" text;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "upgrade_to" text;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "upgradeable_to" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "switchable_to" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "downgradeable_to" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "variant_parent" text;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "promo_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "wp_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_product" ADD COLUMN "use_wibu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "guest_hash" "bytea";--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "promotion_code" text;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD COLUMN "source_licence_id" bigint;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD COLUMN "upgraded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "type" text DEFAULT 'perpetual' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "is_freebie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "renewal_price" integer;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "trial_days" smallint;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."account_setup_token" ADD CONSTRAINT "account_setup_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."cart_snapshot" ADD CONSTRAINT "cart_snapshot_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_freebie" ADD CONSTRAINT "catalogue_freebie_path_catalogue_product_path_fk" FOREIGN KEY ("path") REFERENCES "shop"."catalogue_product"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."catalogue_inclusion" ADD CONSTRAINT "catalogue_inclusion_path_catalogue_product_path_fk" FOREIGN KEY ("path") REFERENCES "shop"."catalogue_product"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."declined_payment" ADD CONSTRAINT "declined_payment_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "shop"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD CONSTRAINT "subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."subscription" ADD CONSTRAINT "subscription_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."subscription_charge" ADD CONSTRAINT "subscription_charge_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."trial_use" ADD CONSTRAINT "trial_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_setup_token_account" ON "shop"."account_setup_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_setup_token_created" ON "shop"."account_setup_token" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cart_snapshot_updated" ON "shop"."cart_snapshot" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "catalogue_inclusion_included" ON "shop"."catalogue_inclusion" USING btree ("included_path");--> statement-breakpoint
CREATE INDEX "coupon_use_person" ON "shop"."coupon_use" USING btree ("person","code");--> statement-breakpoint
CREATE INDEX "declined_payment_place" ON "shop"."declined_payment" USING btree ("place","declined_at");--> statement-breakpoint
CREATE INDEX "declined_payment_person" ON "shop"."declined_payment" USING btree ("person","declined_at");--> statement-breakpoint
CREATE INDEX "price_history_product" ON "shop"."price_history" USING btree ("path","currency","published_at");--> statement-breakpoint
CREATE INDEX "refund_order" ON "shop"."refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_account" ON "shop"."subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscription_running" ON "shop"."subscription" USING btree ("account_id") WHERE "shop"."subscription"."state" <> 'deactivated';--> statement-breakpoint
CREATE INDEX "subscription_charge_subscription" ON "shop"."subscription_charge" USING btree ("subscription_id","charged_at");--> statement-breakpoint
CREATE INDEX "trial_use_account" ON "shop"."trial_use" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD CONSTRAINT "licence_source_licence_id_licence_id_fk" FOREIGN KEY ("source_licence_id") REFERENCES "shop"."licence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_person" ON "shop"."account" USING btree ("person");--> statement-breakpoint
CREATE INDEX "catalogue_product_upgrade_from" ON "shop"."catalogue_product" USING btree ("upgrade_from");--> statement-breakpoint
CREATE INDEX "checkout_email" ON "shop"."checkout" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "licence_source" ON "shop"."licence" USING btree ("source_licence_id");--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD CONSTRAINT "licence_ordinal" UNIQUE("order_line_id","ordinal","pid");