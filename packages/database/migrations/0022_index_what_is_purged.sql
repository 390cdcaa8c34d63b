CREATE INDEX CONCURRENTLY "known_device_unused" ON "shop"."known_device" USING btree ("last_seen_at","account_id","device_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "newsletter_digest_issue" ON "shop"."newsletter_digest" USING btree ("covers_until","subscriber_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "provider_event_uninteresting" ON "shop"."provider_event" USING btree ("received_at") WHERE "shop"."provider_event"."outcome" = 'not of interest' and "shop"."provider_event"."data" <> '{}';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop"."known_device_last_seen";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop"."newsletter_digest_until";
