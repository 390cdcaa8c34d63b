-- The shop's schema at its beginning (docs/decisions/0043-one-initial-migration.md). It stays as it is: a change is a
-- new migration. The schemas shop and cms and the application's role come before it, grants after it (src/migrating).

-- ---------- Published content ----------
-- What the CMS published, render-ready, and what is derived from it.

CREATE SEQUENCE shop.publication_version;

CREATE TABLE shop.published_document (
  collection text NOT NULL,
  key text NOT NULL,
  locale text NOT NULL,
  body jsonb NOT NULL,
  version bigint NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT published_document_collection_key_locale_pk PRIMARY KEY (collection, key, locale)
);

CREATE TABLE shop.draft_preview (
  token_hash text PRIMARY KEY,
  collection text NOT NULL,
  key text NOT NULL,
  locale text NOT NULL,
  body jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX draft_preview_expires_at_idx ON shop.draft_preview (expires_at);

CREATE TABLE shop.release (
  key text PRIMARY KEY,
  served_at timestamptz NOT NULL DEFAULT now()
);

--> statement-breakpoint
-- ---------- Search ----------

-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE shop.search_entry (
  collection text NOT NULL,
  key text NOT NULL,
  part text NOT NULL,
  locale text NOT NULL,
  version bigint NOT NULL,
  rules smallint NOT NULL,
  title text NOT NULL,
  part_of text NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  words tsvector NOT NULL,
  spellings text[] NOT NULL,
  CONSTRAINT search_entry_collection_key_part_locale_pk PRIMARY KEY (collection, key, part, locale)
);
CREATE INDEX search_entry_words ON shop.search_entry USING gin (words);

CREATE TABLE shop.search_word (
  locale text NOT NULL,
  word text NOT NULL,
  entries integer NOT NULL,
  CONSTRAINT search_word_locale_word_pk PRIMARY KEY (locale, word)
);

--> statement-breakpoint
-- ---------- Catalogue and prices ----------

CREATE TABLE shop.catalogue_product (
  path text PRIMARY KEY,
  pid text NOT NULL,
  type text NOT NULL,
  sub_interval smallint,
  sub_interval_unit text,
  version bigint NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  trial_days smallint,
  discount jsonb,
  quantity_discounts jsonb NOT NULL DEFAULT '[]'::jsonb,
  upgrade_from text,
  upgrade_to text,
  explanation text NOT NULL DEFAULT '',
  upgradeable_to text[] NOT NULL DEFAULT '{}',
  switchable_to text[] NOT NULL DEFAULT '{}',
  downgradeable_to text[] NOT NULL DEFAULT '{}',
  variant_parent text,
  promo_only boolean NOT NULL DEFAULT false,
  wp_only boolean NOT NULL DEFAULT false,
  use_wibu boolean NOT NULL DEFAULT false,
  CONSTRAINT catalogue_product_pid_unique UNIQUE (pid)
);
CREATE INDEX catalogue_product_upgrade_from ON shop.catalogue_product (upgrade_from);

CREATE TABLE shop.catalogue_price (
  path text NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  CONSTRAINT catalogue_price_path_currency_pk PRIMARY KEY (path, currency),
  CONSTRAINT catalogue_price_not_negative CHECK (amount >= 0),
  CONSTRAINT catalogue_price_path_catalogue_product_path_fk
    FOREIGN KEY (path) REFERENCES shop.catalogue_product (path) ON DELETE CASCADE
);

CREATE TABLE shop.catalogue_freebie (
  path text NOT NULL,
  position smallint NOT NULL,
  freebie_path text NOT NULL,
  "group" text NOT NULL,
  choice boolean NOT NULL,
  input_type text NOT NULL,
  is_default_value boolean NOT NULL,
  subscription_line_item_addon boolean NOT NULL,
  CONSTRAINT catalogue_freebie_path_position_pk PRIMARY KEY (path, position),
  CONSTRAINT catalogue_freebie_path_catalogue_product_path_fk
    FOREIGN KEY (path) REFERENCES shop.catalogue_product (path) ON DELETE CASCADE
);

CREATE TABLE shop.catalogue_inclusion (
  path text NOT NULL,
  position smallint NOT NULL,
  included_path text NOT NULL,
  CONSTRAINT catalogue_inclusion_path_position_pk PRIMARY KEY (path, position),
  CONSTRAINT catalogue_inclusion_path_catalogue_product_path_fk
    FOREIGN KEY (path) REFERENCES shop.catalogue_product (path) ON DELETE CASCADE
);
CREATE INDEX catalogue_inclusion_included ON shop.catalogue_inclusion (included_path);

CREATE TABLE shop.catalogue_comparison (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ran_at timestamptz NOT NULL DEFAULT now(),
  drifted text[] NOT NULL
);

CREATE TABLE shop.price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path text NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  discount jsonb,
  published_at timestamptz NOT NULL DEFAULT now(),
  is_sample boolean NOT NULL DEFAULT false
);
CREATE INDEX price_history_product ON shop.price_history (path, currency, published_at);

--> statement-breakpoint
-- ---------- Accounts and sessions ----------

CREATE TABLE shop.account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  optin_marketing boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  person text NOT NULL GENERATED ALWAYS AS (
    replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' ||
    regexp_replace(split_part(email, '@', 2), '^googlemail[.]com$', 'gmail.com')
  ) STORED,
  street text NOT NULL DEFAULT '',
  street2 text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  home_phone text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  language text,
  survey_completed boolean NOT NULL DEFAULT false,
  legacy_id text,
  erased_at timestamptz,
  optin_reminders boolean NOT NULL DEFAULT false,
  mailbox_proved_at timestamptz,
  CONSTRAINT account_email_unique UNIQUE (email),
  CONSTRAINT account_legacy_id_unique UNIQUE (legacy_id)
);
CREATE INDEX account_person ON shop.account (person);
CREATE INDEX account_last_name ON shop.account (lower(last_name) text_pattern_ops);

CREATE TABLE shop.session (
  token_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  country text NOT NULL DEFAULT '',
  device_hash bytea,
  CONSTRAINT session_id_unique UNIQUE (id),
  CONSTRAINT session_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX session_account ON shop.session (account_id);
CREATE INDEX session_expires ON shop.session (expires_at);

CREATE TABLE shop.known_device (
  account_id bigint NOT NULL,
  device_hash bytea NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT known_device_account_id_device_hash_pk PRIMARY KEY (account_id, device_hash),
  CONSTRAINT known_device_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX known_device_last_seen ON shop.known_device (last_seen_at);

CREATE TABLE shop.account_setup_token (
  token_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_setup_token_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX account_setup_token_account ON shop.account_setup_token (account_id);
CREATE INDEX account_setup_token_created ON shop.account_setup_token (created_at);

CREATE TABLE shop.password_reset_token (
  token_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT password_reset_token_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX password_reset_token_account ON shop.password_reset_token (account_id);
CREATE INDEX password_reset_token_created ON shop.password_reset_token (created_at);

CREATE TABLE shop.passkey (
  credential_id bytea PRIMARY KEY,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_backed_up boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT passkey_id_unique UNIQUE (id),
  CONSTRAINT passkey_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX passkey_account ON shop.passkey (account_id);

CREATE TABLE shop.passkey_challenge (
  token_hash bytea PRIMARY KEY,
  challenge text NOT NULL,
  account_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT passkey_challenge_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_created ON shop.passkey_challenge (created_at);

CREATE TABLE shop.email_change (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  account_id bigint NOT NULL,
  new_email text NOT NULL,
  old_token_hash bytea,
  new_token_hash bytea,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT email_change_account_id_unique UNIQUE (account_id),
  CONSTRAINT email_change_old_token_hash_unique UNIQUE (old_token_hash),
  CONSTRAINT email_change_new_token_hash_unique UNIQUE (new_token_hash),
  CONSTRAINT email_change_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX email_change_created ON shop.email_change (created_at);

CREATE TABLE shop.account_merge (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  kept_account_id bigint NOT NULL,
  merged_account_id bigint NOT NULL,
  token_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  merged_at timestamptz,
  CONSTRAINT account_merge_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT account_merge_kept_account_id_account_id_fk
    FOREIGN KEY (kept_account_id) REFERENCES shop.account (id),
  CONSTRAINT account_merge_merged_account_id_account_id_fk
    FOREIGN KEY (merged_account_id) REFERENCES shop.account (id)
);
CREATE INDEX account_merge_kept ON shop.account_merge (kept_account_id);
CREATE INDEX account_merge_merged ON shop.account_merge (merged_account_id);

--> statement-breakpoint
-- ---------- Carts, coupons, promotions, checkout ----------

CREATE TABLE shop.cart_snapshot (
  email text PRIMARY KEY,
  account_id bigint,
  language text,
  items jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  currency text,
  cart_id uuid NOT NULL DEFAULT gen_random_uuid(),
  revision uuid NOT NULL DEFAULT gen_random_uuid(),
  considered_at timestamptz,
  reminded_at timestamptz,
  CONSTRAINT cart_snapshot_cart_id_unique UNIQUE (cart_id),
  CONSTRAINT cart_snapshot_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX cart_snapshot_updated ON shop.cart_snapshot (updated_at);
CREATE INDEX cart_snapshot_account ON shop.cart_snapshot (account_id);

CREATE TABLE shop.coupon (
  code text PRIMARY KEY,
  worth jsonb NOT NULL,
  products text[] NOT NULL DEFAULT '{}',
  combine boolean NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  for_email text,
  once_per_person boolean NOT NULL DEFAULT false
);

CREATE TABLE shop.coupon_use (
  code text NOT NULL,
  person text NOT NULL,
  provider_order_id text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT coupon_use_code_provider_order_id_pk PRIMARY KEY (code, provider_order_id)
);
CREATE INDEX coupon_use_person ON shop.coupon_use (person, code);

CREATE TABLE shop.promotion (
  code text PRIMARY KEY,
  id text NOT NULL,
  offer_tag text NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  prices jsonb NOT NULL,
  owners_of text[] NOT NULL DEFAULT '{}',
  for_account_id bigint,
  used_by_order text,
  CONSTRAINT promotion_id_unique UNIQUE (id),
  CONSTRAINT promotion_for_account_id_account_id_fk
    FOREIGN KEY (for_account_id) REFERENCES shop.account (id)
);

CREATE TABLE shop.trial_use (
  person text PRIMARY KEY,
  account_id bigint NOT NULL,
  provider_order_id text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT trial_use_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id)
);
CREATE INDEX trial_use_account ON shop.trial_use (account_id);

CREATE TABLE shop.checkout (
  id uuid PRIMARY KEY,
  account_id bigint,
  language text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL,
  subtotal integer NOT NULL,
  lines jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  email text NOT NULL DEFAULT '',
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  guest_hash bytea,
  place text NOT NULL DEFAULT '',
  discount integer NOT NULL DEFAULT 0,
  coupon_code text,
  promotion_code text,
  session_id text,
  affiliate_click_id text,
  CONSTRAINT checkout_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id)
);
CREATE INDEX checkout_account ON shop.checkout (account_id, created_at);
CREATE INDEX checkout_email ON shop.checkout (email, created_at);

CREATE TABLE shop.declined_payment (
  provider_order_id text PRIMARY KEY,
  checkout_id uuid NOT NULL,
  place text NOT NULL,
  person text NOT NULL,
  declined_at timestamptz NOT NULL,
  CONSTRAINT declined_payment_checkout_id_checkout_id_fk
    FOREIGN KEY (checkout_id) REFERENCES shop.checkout (id) ON DELETE CASCADE
);
CREATE INDEX declined_payment_place ON shop.declined_payment (place, declined_at);
CREATE INDEX declined_payment_person ON shop.declined_payment (person, declined_at);

--> statement-breakpoint
-- ---------- The payment provider's events ----------

-- Unique for good, which the table that is cut by months cannot be.
CREATE TABLE shop.provider_event_key (
  event_id text PRIMARY KEY
);

CREATE TABLE shop.provider_event (
  event_id text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  type text NOT NULL,
  live boolean NOT NULL,
  occurred_at timestamptz NOT NULL,
  data jsonb NOT NULL,
  handled_at timestamptz,
  outcome text,
  CONSTRAINT provider_event_event_id_received_at_pk PRIMARY KEY (event_id, received_at)
) PARTITION BY RANGE (received_at);
-- Takes what no month's partition takes, so that an event is never refused for want of one.
CREATE TABLE shop.provider_event_rest PARTITION OF shop.provider_event DEFAULT;
CREATE INDEX provider_event_unhandled ON shop.provider_event (received_at) WHERE handled_at IS NULL;
CREATE INDEX provider_event_subject ON shop.provider_event (coalesce(data ->> 'subscription', data #>> '{original,id}', data ->> 'id'))
  WHERE handled_at IS NOT NULL;

-- With its owner's rights: the application's role makes and drops no tables of the shop.
CREATE FUNCTION shop.keep_event_partitions(today timestamp with time zone) RETURNS void
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

CREATE TABLE shop.reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ran_at timestamptz NOT NULL DEFAULT now(),
  undelivered integer NOT NULL,
  is_complete boolean NOT NULL
);

--> statement-breakpoint
-- ---------- Orders and refunds ----------

CREATE TABLE shop."order" (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_order_id text NOT NULL,
  reference text NOT NULL,
  checkout_id uuid NOT NULL,
  account_id bigint NOT NULL,
  state text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL,
  subtotal integer NOT NULL,
  discount integer NOT NULL,
  tax integer NOT NULL,
  tax_included boolean NOT NULL,
  total integer NOT NULL,
  card_ending text,
  invoice_url text,
  suppress_redirect boolean NOT NULL,
  placed_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  refunded integer NOT NULL DEFAULT 0,
  CONSTRAINT order_provider_order_id_unique UNIQUE (provider_order_id),
  CONSTRAINT order_reference_unique UNIQUE (reference),
  CONSTRAINT order_checkout_id_checkout_id_fk
    FOREIGN KEY (checkout_id) REFERENCES shop.checkout (id),
  CONSTRAINT order_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id)
);
CREATE INDEX order_account ON shop."order" (account_id, placed_at);
CREATE INDEX order_checkout ON shop."order" (checkout_id);

CREATE TABLE shop.order_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL,
  position smallint NOT NULL,
  path text NOT NULL,
  pid text NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL,
  total integer NOT NULL,
  type text NOT NULL DEFAULT 'perpetual',
  is_freebie boolean NOT NULL DEFAULT false,
  renewal_price integer,
  trial_days smallint,
  refunded_at timestamptz,
  CONSTRAINT order_line_position UNIQUE (order_id, position),
  CONSTRAINT order_line_order_id_order_id_fk
    FOREIGN KEY (order_id) REFERENCES shop."order" (id)
);

CREATE TABLE shop.failed_order (
  provider_order_id text PRIMARY KEY,
  failed_at timestamptz NOT NULL
);

CREATE TABLE shop.refund (
  provider_return_id text PRIMARY KEY,
  order_id bigint NOT NULL,
  amount integer NOT NULL,
  refunded_at timestamptz NOT NULL,
  CONSTRAINT refund_order_id_order_id_fk
    FOREIGN KEY (order_id) REFERENCES shop."order" (id)
);
CREATE INDEX refund_order ON shop.refund (order_id);

CREATE TABLE shop.withdrawal (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  reference text NOT NULL,
  part text NOT NULL DEFAULT '',
  language text NOT NULL,
  order_id bigint,
  state text NOT NULL DEFAULT 'received',
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CONSTRAINT withdrawal_order_id_order_id_fk
    FOREIGN KEY (order_id) REFERENCES shop."order" (id)
);
CREATE INDEX withdrawal_order ON shop.withdrawal (order_id);
CREATE INDEX withdrawal_state ON shop.withdrawal (state, received_at);

--> statement-breakpoint
-- ---------- Licences and installers ----------

CREATE TABLE shop.licence (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_line_id bigint,
  ordinal smallint NOT NULL,
  account_id bigint NOT NULL,
  pid text NOT NULL,
  serial text NOT NULL,
  authentication_string text NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now(),
  source_licence_id bigint,
  upgraded_at timestamptz,
  revoked_at timestamptz,
  seats smallint NOT NULL DEFAULT 2,
  legacy_serial text,
  CONSTRAINT licence_serial_unique UNIQUE (serial),
  CONSTRAINT licence_authentication_string_unique UNIQUE (authentication_string),
  CONSTRAINT licence_legacy_serial_unique UNIQUE (legacy_serial),
  CONSTRAINT licence_ordinal UNIQUE (order_line_id, ordinal, pid),
  CONSTRAINT licence_order_line_id_order_line_id_fk
    FOREIGN KEY (order_line_id) REFERENCES shop.order_line (id),
  CONSTRAINT licence_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id),
  CONSTRAINT licence_source_licence_id_licence_id_fk
    FOREIGN KEY (source_licence_id) REFERENCES shop.licence (id)
);
CREATE INDEX licence_account ON shop.licence (account_id);
CREATE INDEX licence_source ON shop.licence (source_licence_id);

CREATE TABLE shop.licence_transfer (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  licence_id bigint NOT NULL,
  from_account_id bigint NOT NULL,
  to_email text NOT NULL,
  to_account_id bigint,
  state text NOT NULL DEFAULT 'open',
  giver_token_hash bytea,
  taker_token_hash bytea,
  giver_confirmed_at timestamptz,
  taker_confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT licence_transfer_giver_token_hash_unique UNIQUE (giver_token_hash),
  CONSTRAINT licence_transfer_taker_token_hash_unique UNIQUE (taker_token_hash),
  CONSTRAINT licence_transfer_licence_id_licence_id_fk
    FOREIGN KEY (licence_id) REFERENCES shop.licence (id),
  CONSTRAINT licence_transfer_from_account_id_account_id_fk
    FOREIGN KEY (from_account_id) REFERENCES shop.account (id),
  CONSTRAINT licence_transfer_to_account_id_account_id_fk
    FOREIGN KEY (to_account_id) REFERENCES shop.account (id)
);
CREATE UNIQUE INDEX licence_transfer_open ON shop.licence_transfer (licence_id) WHERE state = 'open';
CREATE INDEX licence_transfer_licence ON shop.licence_transfer (licence_id, created_at);
CREATE INDEX licence_transfer_from ON shop.licence_transfer (from_account_id);
CREATE INDEX licence_transfer_to ON shop.licence_transfer (to_account_id);

CREATE TABLE shop.installer (
  id bigint PRIMARY KEY,
  pid text NOT NULL,
  version text NOT NULL,
  system text NOT NULL,
  file_name text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  is_legacy boolean NOT NULL DEFAULT false,
  released_at timestamptz NOT NULL,
  for_everyone boolean NOT NULL DEFAULT false,
  CONSTRAINT installer_version UNIQUE (pid, version, system)
);

--> statement-breakpoint
-- ---------- Subscriptions ----------

CREATE TABLE shop.subscription (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_subscription_id text NOT NULL,
  account_id bigint NOT NULL,
  order_line_id bigint NOT NULL,
  language text NOT NULL,
  path text NOT NULL,
  next_path text,
  state text NOT NULL,
  currency text NOT NULL,
  price integer NOT NULL,
  sub_interval smallint NOT NULL,
  sub_interval_unit text NOT NULL,
  began_at timestamptz NOT NULL,
  trial_ends_at timestamptz,
  next_charge_at timestamptz,
  canceled_at timestamptz,
  ended_at timestamptz,
  entitled_until timestamptz NOT NULL,
  card_ending text,
  changed_at timestamptz NOT NULL,
  activation_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  seats smallint NOT NULL DEFAULT 2,
  ends_at timestamptz,
  CONSTRAINT subscription_provider_subscription_id_unique UNIQUE (provider_subscription_id),
  CONSTRAINT subscription_activation_key_unique UNIQUE (activation_key),
  CONSTRAINT subscription_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id),
  CONSTRAINT subscription_order_line_id_order_line_id_fk
    FOREIGN KEY (order_line_id) REFERENCES shop.order_line (id)
);
CREATE INDEX subscription_account ON shop.subscription (account_id);
CREATE INDEX subscription_running ON shop.subscription (account_id) WHERE state <> 'deactivated';

CREATE TABLE shop.subscription_charge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id bigint NOT NULL,
  provider_key text NOT NULL,
  reference text,
  state text NOT NULL,
  currency text NOT NULL,
  total integer NOT NULL,
  charged_at timestamptz NOT NULL,
  CONSTRAINT subscription_charge_provider_key_unique UNIQUE (provider_key),
  CONSTRAINT subscription_charge_subscription_id_subscription_id_fk
    FOREIGN KEY (subscription_id) REFERENCES shop.subscription (id) ON DELETE CASCADE
);
CREATE INDEX subscription_charge_subscription ON shop.subscription_charge (subscription_id, charged_at);
CREATE INDEX subscription_charge_reference ON shop.subscription_charge (reference);

CREATE TABLE shop.plan_change (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  subscription_id bigint NOT NULL,
  from_path text NOT NULL,
  to_path text NOT NULL,
  is_term_increase boolean NOT NULL,
  is_term_decrease boolean NOT NULL,
  status text NOT NULL DEFAULT 'requested',
  requested_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  seen_at timestamptz,
  CONSTRAINT plan_change_subscription_id_subscription_id_fk
    FOREIGN KEY (subscription_id) REFERENCES shop.subscription (id) ON DELETE CASCADE
);
CREATE INDEX plan_change_subscription ON shop.plan_change (subscription_id, requested_at);
CREATE UNIQUE INDEX plan_change_requested ON shop.plan_change (subscription_id)
  WHERE status = 'requested';

CREATE TABLE shop.renewal_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  checkout_id uuid,
  path text NOT NULL,
  terms text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL,
  price integer NOT NULL,
  sub_interval smallint NOT NULL,
  sub_interval_unit text NOT NULL,
  trial_days smallint,
  given_at timestamptz NOT NULL DEFAULT now(),
  plan_change_id uuid,
  CONSTRAINT renewal_consent_checkout UNIQUE (checkout_id, path),
  CONSTRAINT renewal_consent_change UNIQUE (plan_change_id, path),
  CONSTRAINT renewal_consent_of_one CHECK (num_nonnulls(checkout_id, plan_change_id) = 1),
  CONSTRAINT renewal_consent_checkout_id_checkout_id_fk
    FOREIGN KEY (checkout_id) REFERENCES shop.checkout (id) ON DELETE CASCADE,
  CONSTRAINT renewal_consent_plan_change_id_plan_change_id_fk
    FOREIGN KEY (plan_change_id) REFERENCES shop.plan_change (id) ON DELETE CASCADE
);

--> statement-breakpoint
-- ---------- Activations ----------
-- Of a licence, or of a subscription.

CREATE TABLE shop.activation (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  licence_id bigint,
  subscription_id bigint,
  device_id text NOT NULL,
  device_name text NOT NULL,
  system text NOT NULL,
  app_version text NOT NULL,
  activated_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT activation_of_one CHECK (num_nonnulls(licence_id, subscription_id) = 1),
  CONSTRAINT activation_licence_id_licence_id_fk
    FOREIGN KEY (licence_id) REFERENCES shop.licence (id),
  CONSTRAINT activation_subscription_id_subscription_id_fk
    FOREIGN KEY (subscription_id) REFERENCES shop.subscription (id)
);
CREATE UNIQUE INDEX activation_licence_device ON shop.activation (licence_id, device_id)
  WHERE ended_at IS NULL;
CREATE UNIQUE INDEX activation_subscription_device ON shop.activation (subscription_id, device_id)
  WHERE ended_at IS NULL;

--> statement-breakpoint
-- ---------- Codes ----------

CREATE TABLE shop.code_batch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL,
  gives jsonb NOT NULL,
  dealer text NOT NULL,
  dealer_slug text NOT NULL,
  size integer NOT NULL,
  owners_of text[] NOT NULL DEFAULT '{}',
  once_per_person boolean NOT NULL,
  is_sample boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  stopped_at timestamptz,
  CONSTRAINT code_batch_request_id_unique UNIQUE (request_id)
);
CREATE INDEX code_batch_dealer ON shop.code_batch (dealer_slug, id);

CREATE TABLE shop.redeem_code (
  hash bytea PRIMARY KEY,
  batch_id bigint NOT NULL,
  redeemed_at timestamptz,
  account_id bigint,
  person text,
  once_person text,
  CONSTRAINT redeem_code_batch_id_code_batch_id_fk
    FOREIGN KEY (batch_id) REFERENCES shop.code_batch (id),
  CONSTRAINT redeem_code_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id)
);
CREATE INDEX redeem_code_batch ON shop.redeem_code (batch_id, redeemed_at);
CREATE INDEX redeem_code_account ON shop.redeem_code (account_id) WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX redeem_code_once ON shop.redeem_code (batch_id, once_person);

CREATE TABLE shop.redeemed_licence (
  licence_id bigint PRIMARY KEY,
  code_hash bytea NOT NULL,
  CONSTRAINT redeemed_licence_licence_id_licence_id_fk
    FOREIGN KEY (licence_id) REFERENCES shop.licence (id),
  CONSTRAINT redeemed_licence_code_hash_redeem_code_hash_fk
    FOREIGN KEY (code_hash) REFERENCES shop.redeem_code (hash)
);
CREATE INDEX redeemed_licence_code ON shop.redeemed_licence (code_hash);

--> statement-breakpoint
-- ---------- Newsletter, price alerts, beta, affiliates ----------

CREATE TABLE shop.newsletter_subscriber (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  language text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  frequency text NOT NULL DEFAULT 'each',
  CONSTRAINT newsletter_subscriber_email_unique UNIQUE (email)
);
CREATE INDEX newsletter_subscriber_waiting ON shop.newsletter_subscriber (asked_at)
  WHERE confirmed_at IS NULL;

CREATE TABLE shop.newsletter_token (
  token_hash bytea PRIMARY KEY,
  subscriber_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_token_subscriber_id_newsletter_subscriber_id_fk
    FOREIGN KEY (subscriber_id) REFERENCES shop.newsletter_subscriber (id) ON DELETE CASCADE
);
CREATE INDEX newsletter_token_subscriber ON shop.newsletter_token (subscriber_id);
CREATE INDEX newsletter_token_created ON shop.newsletter_token (created_at);

CREATE TABLE shop.newsletter_post (
  slug text NOT NULL,
  language text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_post_slug_language_pk PRIMARY KEY (slug, language)
);

CREATE TABLE shop.newsletter_digest (
  subscriber_id bigint NOT NULL,
  covers_from timestamptz NOT NULL,
  covers_until timestamptz NOT NULL,
  sent_at timestamptz,
  CONSTRAINT newsletter_digest_subscriber_id_covers_until_pk PRIMARY KEY (subscriber_id, covers_until),
  CONSTRAINT newsletter_digest_subscriber_id_newsletter_subscriber_id_fk
    FOREIGN KEY (subscriber_id) REFERENCES shop.newsletter_subscriber (id) ON DELETE CASCADE
);
CREATE INDEX newsletter_digest_until ON shop.newsletter_digest (covers_until);

CREATE TABLE shop.price_alert (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  path text NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  language text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  told_at timestamptz,
  CONSTRAINT price_alert_wish UNIQUE (email, path, currency, amount)
);
CREATE INDEX price_alert_asked ON shop.price_alert (asked_at);
CREATE INDEX price_alert_watching ON shop.price_alert (path)
  WHERE confirmed_at IS NOT NULL AND told_at IS NULL;

CREATE TABLE shop.price_alert_token (
  token_hash bytea PRIMARY KEY,
  alert_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT price_alert_token_alert_id_price_alert_id_fk
    FOREIGN KEY (alert_id) REFERENCES shop.price_alert (id) ON DELETE CASCADE
);
CREATE INDEX price_alert_token_alert ON shop.price_alert_token (alert_id);
CREATE INDEX price_alert_token_created ON shop.price_alert_token (created_at);

CREATE TABLE shop.beta_signup (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  program text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_year integer NOT NULL,
  language text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  mailed_at timestamptz NOT NULL DEFAULT now(),
  link_sent_at timestamptz,
  CONSTRAINT beta_signup_once UNIQUE (program, email)
);
CREATE INDEX beta_signup_waiting ON shop.beta_signup (mailed_at) WHERE link_sent_at IS NULL;
CREATE INDEX beta_signup_email ON shop.beta_signup (email);

CREATE TABLE shop.affiliate_sale (
  key text PRIMARY KEY,
  order_id bigint NOT NULL,
  return_id text,
  amount integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT affiliate_sale_amount CHECK (amount >= 0),
  CONSTRAINT affiliate_sale_order_id_order_id_fk
    FOREIGN KEY (order_id) REFERENCES shop."order" (id),
  CONSTRAINT affiliate_sale_return_id_refund_provider_return_id_fk
    FOREIGN KEY (return_id) REFERENCES shop.refund (provider_return_id)
);
CREATE INDEX affiliate_sale_order ON shop.affiliate_sale (order_id);

--> statement-breakpoint
-- ---------- Mail ----------

CREATE TABLE shop.mail_sending (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL,
  email text NOT NULL,
  kind text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  withheld_for text,
  CONSTRAINT mail_sending_message_id_unique UNIQUE (message_id)
);
CREATE INDEX mail_sending_email ON shop.mail_sending (email);
CREATE INDEX mail_sending_sent ON shop.mail_sending (sent_at);

CREATE TABLE shop.mail_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  kind text NOT NULL,
  sending_id bigint,
  status text NOT NULL DEFAULT '',
  diagnostic text NOT NULL DEFAULT '',
  reported_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mail_report_once UNIQUE (sending_id, kind),
  CONSTRAINT mail_report_sending_id_mail_sending_id_fk
    FOREIGN KEY (sending_id) REFERENCES shop.mail_sending (id) ON DELETE SET NULL
);
CREATE INDEX mail_report_email ON shop.mail_report (email, reported_at);

--> statement-breakpoint
-- ---------- Consent, export, erasure ----------

CREATE TABLE shop.consent_record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint,
  status smallint NOT NULL,
  inventory_version text NOT NULL,
  language text NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT consent_record_status CHECK (status IN (0, 1)),
  CONSTRAINT consent_record_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX consent_record_account ON shop.consent_record (account_id);
CREATE INDEX consent_record_answered ON shop.consent_record (answered_at);

CREATE TABLE shop.data_export (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  account_id bigint NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  ready_at timestamptz,
  expires_at timestamptz NOT NULL,
  storage_key text,
  size integer,
  CONSTRAINT data_export_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id) ON DELETE CASCADE
);
CREATE INDEX data_export_account ON shop.data_export (account_id);
CREATE INDEX data_export_expires ON shop.data_export (expires_at);

CREATE TABLE shop.account_erasure (
  account_id bigint PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  done_at timestamptz,
  CONSTRAINT account_erasure_account_id_account_id_fk
    FOREIGN KEY (account_id) REFERENCES shop.account (id)
);
CREATE INDEX account_erasure_due ON shop.account_erasure (due_at);

--> statement-breakpoint
-- ---------- The audit log of staff ----------
-- Added to and read, never changed; each entry's hash covers the one before it.

CREATE SCHEMA audit;

CREATE TABLE audit.entry (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id integer NOT NULL,
  staff text NOT NULL,
  role text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX entry_subject ON audit.entry (subject, id);

-- Each field with its length before it, so that no two entries read the same. `entry-hash.ts` says it in TypeScript.
CREATE FUNCTION audit.entry_hash(entry audit.entry) RETURNS bytea
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

-- One writer at a time until it commits: number and hash follow those of the last entry that is there to stay.
CREATE FUNCTION audit.chain_entry() RETURNS trigger
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

CREATE TRIGGER chain_entry BEFORE INSERT ON audit.entry FOR EACH ROW EXECUTE FUNCTION audit.chain_entry();

CREATE FUNCTION audit.refuse_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is added to and read, never changed.' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.entry FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
