CREATE TABLE "shop"."affiliate_sale" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"return_id" text,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "affiliate_sale_amount" CHECK ("shop"."affiliate_sale"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD COLUMN "affiliate_click_id" text;--> statement-breakpoint
ALTER TABLE "shop"."affiliate_sale" ADD CONSTRAINT "affiliate_sale_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."affiliate_sale" ADD CONSTRAINT "affiliate_sale_return_id_refund_provider_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "shop"."refund"("provider_return_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_sale_order" ON "shop"."affiliate_sale" USING btree ("order_id");