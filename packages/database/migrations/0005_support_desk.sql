CREATE SCHEMA "audit";
--> statement-breakpoint
CREATE TABLE "audit"."entry" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer NOT NULL,
	"staff" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entry_subject" ON "audit"."entry" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "account_last_name" ON "shop"."account" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "provider_event_subject" ON "shop"."provider_event" USING btree (coalesce(data ->> 'subscription', data #>> '{original,id}', data ->> 'id')) WHERE "shop"."provider_event"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "subscription_charge_reference" ON "shop"."subscription_charge" USING btree ("reference");--> statement-breakpoint
-- Each field with its length before it, so that no two entries read the same. `entry-hash.ts` says it in TypeScript.
CREATE FUNCTION "audit"."entry_hash"("entry" "audit"."entry") RETURNS bytea
LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT sha256(convert_to(string_agg(octet_length(field) || ':' || field, '' ORDER BY place), 'UTF8'))
    FROM unnest(ARRAY[
           encode(entry.previous_hash, 'hex'),
           entry.id::text,
           to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
           entry.staff_id::text,
           entry.staff,
           entry.role,
           entry.action,
           entry.subject,
           entry.details::text
         ]) WITH ORDINALITY AS part (field, place)
$$;
--> statement-breakpoint
-- One writer at a time until it commits: number and hash follow those of the last entry that is there to stay.
CREATE FUNCTION "audit"."chain_entry"() RETURNS trigger
LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  last audit.entry;
BEGIN
  PERFORM pg_advisory_xact_lock(7215003);
  SELECT * INTO last FROM audit.entry ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.at := clock_timestamp();
  NEW.previous_hash := coalesce(last.hash, ''::bytea);
  NEW.hash := audit.entry_hash(NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chain_entry" BEFORE INSERT ON "audit"."entry" FOR EACH ROW EXECUTE FUNCTION "audit"."chain_entry"();
--> statement-breakpoint
CREATE FUNCTION "audit"."refuse_change"() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is added to and read, never changed.' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"."entry" FOR EACH STATEMENT EXECUTE FUNCTION "audit"."refuse_change"();
--> statement-breakpoint
-- With its owner's rights: the application's role makes and drops no tables of the shop.
CREATE FUNCTION "shop"."keep_event_partitions"("today" timestamp with time zone) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
SET timezone = 'UTC'
AS $$
DECLARE
  months_ahead CONSTANT integer := 2;
  -- Orders and licences stay for good; what the provider said about them is kept for questions, not for ever.
  months_kept CONSTANT integer := 24;
  this_month CONSTANT timestamptz := date_trunc('month', today);
  begins timestamptz;
  ends timestamptz;
  name text;
  waits boolean;
BEGIN
  FOR ahead IN 0..months_ahead LOOP
    begins := this_month + ahead * interval '1 month';
    ends := begins + interval '1 month';
    name := 'provider_event_' || to_char(begins, 'YYYYMM');
    CONTINUE WHEN to_regclass('shop.' || name) IS NOT NULL;
    -- Events that came before their month had a place lie in the rest, where they would forbid the partition.
    EXECUTE format('CREATE TABLE shop.%I (LIKE shop.provider_event INCLUDING ALL)', name);
    EXECUTE format(
      'WITH early AS (
         DELETE FROM shop.provider_event_rest WHERE received_at >= %L AND received_at < %L RETURNING *)
       INSERT INTO shop.%I SELECT * FROM early', begins, ends, name);
    EXECUTE format('ALTER TABLE shop.provider_event ATTACH PARTITION shop.%I FOR VALUES FROM (%L) TO (%L)',
      name, begins, ends);
  END LOOP;
  FOR name IN
    SELECT relname FROM pg_class
     WHERE relnamespace = 'shop'::regnamespace AND relkind = 'r' AND relname ~ '^provider_event_\d{6}$'
       AND relname < 'provider_event_' || to_char(this_month - months_kept * interval '1 month', 'YYYYMM')
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM shop.%I WHERE handled_at IS NULL)', name) INTO waits;
    IF NOT waits THEN EXECUTE format('DROP TABLE shop.%I', name); END IF;
  END LOOP;
END
$$;
