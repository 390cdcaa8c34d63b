CREATE TABLE "shop"."job_progress" (
	"job" text PRIMARY KEY NOT NULL,
	"position" text NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shop.keep_event_partitions(today timestamp with time zone) RETURNS void
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
    CONTINUE WHEN waits;
    -- Their keys go with them. One that came again years later would find its order, and make no second one.
    EXECUTE format('DELETE FROM shop.provider_event_key USING shop.%I gone
                     WHERE provider_event_key.event_id = gone.event_id', name);
    EXECUTE format('DROP TABLE shop.%I', name);
  END LOOP;
END
$$;
