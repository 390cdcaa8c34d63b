CREATE TABLE "shop"."subscription_pause" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."subscription_pause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"became_state" text
);
--> statement-breakpoint
ALTER TABLE "shop"."subscription_pause" ADD CONSTRAINT "subscription_pause_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_pause_subscription" ON "shop"."subscription_pause" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_pause_open" ON "shop"."subscription_pause" USING btree ("subscription_id") WHERE "shop"."subscription_pause"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_pause_began" ON "shop"."subscription_pause" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "subscription_pause_ended" ON "shop"."subscription_pause" USING btree ("ended_at") WHERE "shop"."subscription_pause"."ended_at" is not null;--> statement-breakpoint
-- Keeps when a plan was paused and what it became, in the transaction of the change. As its owner, so that no process
-- needs a right for it. What is counted here must never keep a plan from changing. An insert has no former state.
CREATE FUNCTION shop.keep_new_pauses() RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  INSERT INTO shop.subscription_pause (subscription_id, began_at)
    SELECT id, changed_at FROM changed WHERE state = 'paused'
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION shop.keep_pauses() RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  INSERT INTO shop.subscription_pause (subscription_id, began_at)
    SELECT changed.id, changed.changed_at FROM changed JOIN former USING (id)
     WHERE changed.state = 'paused' AND former.state <> 'paused'
    ON CONFLICT DO NOTHING;
  UPDATE shop.subscription_pause pause
     SET ended_at = greatest(pause.began_at, changed.changed_at), became_state = changed.state
    FROM changed JOIN former USING (id)
   WHERE pause.subscription_id = changed.id AND pause.ended_at IS NULL
     AND former.state = 'paused' AND changed.state <> 'paused';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.subscription_pause
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT began_at FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.subscription_pause
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT unnest(ARRAY[began_at, ended_at]) FROM former UNION ALL SELECT unnest(ARRAY[began_at, ended_at]) FROM changed');--> statement-breakpoint
CREATE TRIGGER pauses_added AFTER INSERT ON shop.subscription
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.keep_new_pauses();--> statement-breakpoint
CREATE TRIGGER pauses_changed AFTER UPDATE ON shop.subscription
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.keep_pauses();--> statement-breakpoint
-- Of plans that are paused today only the time of their last change is known, which mostly is the pause.
INSERT INTO shop.subscription_pause (subscription_id, began_at)
  SELECT id, changed_at FROM shop.subscription WHERE state = 'paused';
