CREATE TABLE "shop"."reporting_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."reporting_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_event" (
	"topic" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "reporting_event_topic_day_key_currency_pk" PRIMARY KEY("topic","day","key","currency")
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_sales" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"payout_currency" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"sales" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"returns" integer NOT NULL,
	"refunded" bigint NOT NULL,
	"own_total" bigint NOT NULL,
	"own_discount" bigint NOT NULL,
	"own_tax" bigint NOT NULL,
	"own_refunded" bigint NOT NULL,
	CONSTRAINT "reporting_sales_dimension_day_key_payout_currency_pk" PRIMARY KEY("dimension","day","key","payout_currency")
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_search" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "reporting_search_day_language_query_pk" PRIMARY KEY("day","language","query")
);
--> statement-breakpoint
CREATE TABLE "shop"."reporting_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop"."reporting_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "reporting_view_name" UNIQUE("staff_id","name")
);
--> statement-breakpoint
ALTER TABLE "shop"."subscription_charge" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "shop"."subscription_charge" ADD COLUMN "payout_currency" text;--> statement-breakpoint
ALTER TABLE "shop"."subscription_charge" ADD COLUMN "payout_subtotal" integer;--> statement-breakpoint
ALTER TABLE "shop"."subscription_charge" ADD COLUMN "payout_tax" integer;--> statement-breakpoint
ALTER TABLE "shop"."subscription_charge" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reporting_due_day" ON "shop"."reporting_due" USING btree ("day");--> statement-breakpoint
-- Adds the days on which a change shows in a report, in the transaction of the change. Its argument selects their
-- timestamps from the transition tables `changed` and `former`. As its owner, so that no process needs a right for it.
CREATE FUNCTION shop.mark_reporting_days() RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  EXECUTE 'INSERT INTO shop.reporting_due (day) SELECT DISTINCT (happened.at AT TIME ZONE ''UTC'')::date FROM ('
    || TG_ARGV[0] || ') AS happened (at) WHERE happened.at IS NOT NULL';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop."order"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT placed_at FROM changed UNION ALL SELECT created_at FROM shop.checkout WHERE id IN (SELECT checkout_id FROM changed)');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop."order"
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT placed_at FROM former UNION ALL SELECT placed_at FROM changed UNION ALL SELECT created_at FROM shop.checkout WHERE id IN (SELECT checkout_id FROM changed)');--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.order_line
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT refunded_at FROM changed UNION ALL SELECT placed_at FROM shop."order" WHERE id IN (SELECT order_id FROM changed)');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.order_line
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT refunded_at FROM former UNION ALL SELECT refunded_at FROM changed UNION ALL SELECT placed_at FROM shop."order" WHERE id IN (SELECT order_id FROM changed)');--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.refund
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT refunded_at FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.subscription
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT unnest(ARRAY[began_at, canceled_at, ended_at]) FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.subscription
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT unnest(ARRAY[began_at, canceled_at, ended_at]) FROM former UNION ALL SELECT unnest(ARRAY[began_at, canceled_at, ended_at]) FROM changed');--> statement-breakpoint
-- What a charge adds to a plan's monthly revenue is compared with the charge before it: later ones may change as well.
CREATE TRIGGER reporting_added AFTER INSERT ON shop.subscription_charge
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT refunded_at FROM changed UNION ALL SELECT later.charged_at FROM shop.subscription_charge later JOIN changed ON later.subscription_id = changed.subscription_id AND later.charged_at >= changed.charged_at UNION ALL SELECT ended_at FROM shop.subscription WHERE id IN (SELECT subscription_id FROM changed)');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.subscription_charge
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT refunded_at FROM former UNION ALL SELECT refunded_at FROM changed UNION ALL SELECT later.charged_at FROM shop.subscription_charge later JOIN changed ON later.subscription_id = changed.subscription_id AND later.charged_at >= changed.charged_at UNION ALL SELECT ended_at FROM shop.subscription WHERE id IN (SELECT subscription_id FROM changed)');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.plan_change
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT settled_at FROM former UNION ALL SELECT settled_at FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.checkout
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT created_at FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.checkout
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT changed.created_at FROM changed JOIN former USING (id) WHERE changed.replaced_at IS DISTINCT FROM former.replaced_at');--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.declined_payment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT declined_at FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_changed AFTER UPDATE ON shop.redeem_code
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT redeemed_at FROM former UNION ALL SELECT redeemed_at FROM changed');--> statement-breakpoint
CREATE TRIGGER reporting_added AFTER INSERT ON shop.affiliate_sale
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shop.mark_reporting_days(
    'SELECT placed_at FROM shop."order" WHERE id IN (SELECT order_id FROM changed)');--> statement-breakpoint
INSERT INTO shop.reporting_due (day)
  SELECT generate_series((min(placed_at) AT TIME ZONE 'UTC')::date, (now() AT TIME ZONE 'UTC')::date, interval '1 day')::date
    FROM shop."order" HAVING min(placed_at) IS NOT NULL;
