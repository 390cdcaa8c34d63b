CREATE TABLE "shop"."code_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."code_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"gives" jsonb NOT NULL,
	"dealer" text NOT NULL,
	"dealer_slug" text NOT NULL,
	"size" integer NOT NULL,
	"owners_of" text[] DEFAULT '{}' NOT NULL,
	"once_per_person" boolean NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "code_batch_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."redeem_code" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"batch_id" bigint NOT NULL,
	"redeemed_at" timestamp with time zone,
	"account_id" bigint,
	"person" text,
	"once_person" text
);
--> statement-breakpoint
CREATE TABLE "shop"."redeemed_licence" (
	"licence_id" bigint PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."promotion" ADD COLUMN "for_account_id" bigint;--> statement-breakpoint
ALTER TABLE "shop"."promotion" ADD COLUMN "used_by_order" text;--> statement-breakpoint
ALTER TABLE "shop"."redeem_code" ADD CONSTRAINT "redeem_code_batch_id_code_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "shop"."code_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."redeem_code" ADD CONSTRAINT "redeem_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."redeemed_licence" ADD CONSTRAINT "redeemed_licence_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "shop"."licence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."redeemed_licence" ADD CONSTRAINT "redeemed_licence_code_hash_redeem_code_hash_fk" FOREIGN KEY ("code_hash") REFERENCES "shop"."redeem_code"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_batch_dealer" ON "shop"."code_batch" USING btree ("dealer_slug","id");--> statement-breakpoint
CREATE INDEX "redeem_code_batch" ON "shop"."redeem_code" USING btree ("batch_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "redeem_code_account" ON "shop"."redeem_code" USING btree ("account_id") WHERE "shop"."redeem_code"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "redeem_code_once" ON "shop"."redeem_code" USING btree ("batch_id","once_person");--> statement-breakpoint
CREATE INDEX "redeemed_licence_code" ON "shop"."redeemed_licence" USING btree ("code_hash");--> statement-breakpoint
ALTER TABLE "shop"."promotion" ADD CONSTRAINT "promotion_for_account_id_account_id_fk" FOREIGN KEY ("for_account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;