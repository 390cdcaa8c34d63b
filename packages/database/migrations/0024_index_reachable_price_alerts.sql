CREATE INDEX CONCURRENTLY "price_alert_reachable" ON "shop"."price_alert" USING btree ("path","currency","amount") WHERE "shop"."price_alert"."confirmed_at" is not null and "shop"."price_alert"."told_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop"."price_alert_watching";
