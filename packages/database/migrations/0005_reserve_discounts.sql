CREATE TABLE "shop"."discount_reservation" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"holder" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_reservation_kind_code_holder_pk" PRIMARY KEY("kind","code","holder")
);
--> statement-breakpoint
CREATE TABLE "shop"."promotion_use" (
	"code" text NOT NULL,
	"person" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_use_code_provider_order_id_pk" PRIMARY KEY("code","provider_order_id")
);
--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."coupon" ADD COLUMN "for_account_id" bigint;--> statement-breakpoint
ALTER TABLE "shop"."licence" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."promotion" ADD COLUMN "once_per_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."trial_use" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "shop"."trial_use" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "shop"."discount_reservation" ADD CONSTRAINT "discount_reservation_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "shop"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_reservation_checkout" ON "shop"."discount_reservation" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "promotion_use_person" ON "shop"."promotion_use" USING btree ("person","code");--> statement-breakpoint
ALTER TABLE "shop"."coupon" ADD CONSTRAINT "coupon_for_account_id_account_id_fk" FOREIGN KEY ("for_account_id") REFERENCES "shop"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_use_place" ON "shop"."trial_use" USING btree ("place","used_at");--> statement-breakpoint
CREATE INDEX "trial_use_device" ON "shop"."trial_use" USING btree ("device","used_at");