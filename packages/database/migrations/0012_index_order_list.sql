CREATE INDEX CONCURRENTLY "account_words" ON "shop"."account" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "entry_refund" ON "audit"."entry" USING btree ("at") WHERE "audit"."entry"."action" = 'order.refund';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_country" ON "shop"."checkout" USING btree ("country");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "licence_serial_end" ON "shop"."licence" USING btree (right("serial", 4));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_placed" ON "shop"."order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_state" ON "shop"."order" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_partly_refunded" ON "shop"."order" USING btree ("placed_at","id") WHERE "shop"."order"."state" = 'completed' and "shop"."order"."refunded" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_line_path" ON "shop"."order_line" USING btree ("path","order_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_line_type" ON "shop"."order_line" USING btree ("type","order_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_line_gift" ON "shop"."order_line" USING btree ("order_id") WHERE "shop"."order_line"."is_freebie";