CREATE INDEX CONCURRENTLY "declined_payment_declined" ON "shop"."declined_payment" USING btree ("declined_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_line_refunded" ON "shop"."order_line" USING btree ("refunded_at") WHERE "shop"."order_line"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "plan_change_settled" ON "shop"."plan_change" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "redeem_code_redeemed" ON "shop"."redeem_code" USING btree ("redeemed_at") WHERE "shop"."redeem_code"."redeemed_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refund_refunded" ON "shop"."refund" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscription_began" ON "shop"."subscription" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscription_canceled" ON "shop"."subscription" USING btree ("canceled_at") WHERE "shop"."subscription"."canceled_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscription_ended" ON "shop"."subscription" USING btree ("ended_at") WHERE "shop"."subscription"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscription_charge_charged" ON "shop"."subscription_charge" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "subscription_charge_refunded" ON "shop"."subscription_charge" USING btree ("refunded_at") WHERE "shop"."subscription_charge"."refunded_at" is not null;