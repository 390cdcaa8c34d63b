CREATE INDEX CONCURRENTLY "activation_licence" ON "shop"."activation" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activation_subscription" ON "shop"."activation" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "affiliate_sale_return" ON "shop"."affiliate_sale" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_created" ON "shop"."checkout" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_origin" ON "shop"."checkout" USING btree ("created_at") WHERE "shop"."checkout"."place" <> '' or "shop"."checkout"."device" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_click" ON "shop"."checkout" USING btree ("created_at") WHERE "shop"."checkout"."affiliate_click_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_for_email" ON "shop"."coupon" USING btree ("for_email") WHERE "shop"."coupon"."for_email" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupon_for_account" ON "shop"."coupon" USING btree ("for_account_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "declined_payment_checkout" ON "shop"."declined_payment" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "passkey_challenge_account" ON "shop"."passkey_challenge" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "promotion_for_account" ON "shop"."promotion" USING btree ("for_account_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscription_order_line" ON "shop"."subscription" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "trial_use_origin" ON "shop"."trial_use" USING btree ("used_at") WHERE "shop"."trial_use"."place" is not null or "shop"."trial_use"."device" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawal_reference" ON "shop"."withdrawal" USING btree ("reference");