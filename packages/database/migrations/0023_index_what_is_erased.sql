CREATE INDEX CONCURRENTLY "coupon_use_order" ON "shop"."coupon_use" USING btree ("provider_order_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "discount_reservation_holder" ON "shop"."discount_reservation" USING btree ("holder");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "licence_transfer_email" ON "shop"."licence_transfer" USING btree ("to_email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "promotion_use_order" ON "shop"."promotion_use" USING btree ("provider_order_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "redeem_code_person" ON "shop"."redeem_code" USING btree ("person") WHERE "shop"."redeem_code"."person" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawal_email" ON "shop"."withdrawal" USING btree ("email");