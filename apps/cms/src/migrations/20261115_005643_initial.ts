import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/**
 * The CMS's schema at its beginning (docs/decisions/0043-one-initial-migration.md), in the order of the collections in
 * `config.ts`. It stays as it is: a change is a new migration. The shop's migrations make the schema `cms` before it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const area of areas) {
    await db.execute(area);
    // All in one transaction would lock 5,500 tables, indexes and types at once, for which a server with its usual
    // settings has room once, and a small one not at all.
    await db.execute(sql`COMMIT AND CHAIN`);
  }
}

export function down(): Promise<void> {
  return Promise.reject(
    new Error("Nothing comes before the initial migration: drop the database instead."),
  );
}

const areas = [
  sql`
-- ---------- Languages ----------

CREATE TYPE cms._locales AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
`,
  sql`
-- ---------- Pages ----------

CREATE TYPE cms.enum_pages_blocks_hero_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_pages_blocks_families_cards_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum_pages_blocks_tool_shelf_shelves_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum_pages_blocks_compatibility_hosts_formats AS ENUM ('AU', 'VST3', 'AAX');
CREATE TYPE cms.enum_pages_blocks_compatibility_hosts_status AS ENUM ('works', 'limited', 'not');
CREATE TYPE cms.enum_pages_blocks_promo_banner_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_pages_blocks_link_lists_lists_links_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_pages_blocks_call_to_action_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_pages_blocks_beta_form_program AS ENUM ('ios-app');
CREATE TYPE cms.enum_pages_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__pages_v_blocks_hero_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__pages_v_blocks_families_cards_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum__pages_v_blocks_tool_shelf_shelves_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum__pages_v_blocks_compatibility_hosts_formats AS ENUM ('AU', 'VST3', 'AAX');
CREATE TYPE cms.enum__pages_v_blocks_compatibility_hosts_status AS ENUM ('works', 'limited', 'not');
CREATE TYPE cms.enum__pages_v_blocks_promo_banner_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__pages_v_blocks_link_lists_lists_links_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__pages_v_blocks_call_to_action_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__pages_v_blocks_beta_form_program AS ENUM ('ios-app');
CREATE TYPE cms.enum__pages_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__pages_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.pages_blocks_hero_actions (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_pages_blocks_hero_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX pages_blocks_hero_actions_order_idx ON cms.pages_blocks_hero_actions (_order);
CREATE INDEX pages_blocks_hero_actions_parent_id_idx ON cms.pages_blocks_hero_actions (_parent_id);
CREATE INDEX pages_blocks_hero_actions_link_link_product_page_idx ON cms.pages_blocks_hero_actions (link_product_page_id);
CREATE INDEX pages_blocks_hero_actions_link_link_page_idx ON cms.pages_blocks_hero_actions (link_page_id);

CREATE TABLE cms.pages_blocks_hero_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_hero_actions_locales_locale_parent_id_unique ON cms.pages_blocks_hero_actions_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_hero (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_hero_order_idx ON cms.pages_blocks_hero (_order);
CREATE INDEX pages_blocks_hero_parent_id_idx ON cms.pages_blocks_hero (_parent_id);
CREATE INDEX pages_blocks_hero_path_idx ON cms.pages_blocks_hero (_path);

CREATE TABLE cms.pages_blocks_hero_locales (
  headline varchar,
  text varchar,
  fine_print varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_hero_locales_locale_parent_id_unique ON cms.pages_blocks_hero_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_page_head (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_page_head_order_idx ON cms.pages_blocks_page_head (_order);
CREATE INDEX pages_blocks_page_head_parent_id_idx ON cms.pages_blocks_page_head (_parent_id);
CREATE INDEX pages_blocks_page_head_path_idx ON cms.pages_blocks_page_head (_path);

CREATE TABLE cms.pages_blocks_page_head_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_page_head_locales_locale_parent_id_unique ON cms.pages_blocks_page_head_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_families_cards (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  family cms.enum_pages_blocks_families_cards_family
);
CREATE INDEX pages_blocks_families_cards_order_idx ON cms.pages_blocks_families_cards (_order);
CREATE INDEX pages_blocks_families_cards_parent_id_idx ON cms.pages_blocks_families_cards (_parent_id);

CREATE TABLE cms.pages_blocks_families_cards_locales (
  eyebrow varchar,
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_families_cards_locales_locale_parent_id_unique ON cms.pages_blocks_families_cards_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_families (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_families_order_idx ON cms.pages_blocks_families (_order);
CREATE INDEX pages_blocks_families_parent_id_idx ON cms.pages_blocks_families (_parent_id);
CREATE INDEX pages_blocks_families_path_idx ON cms.pages_blocks_families (_path);

CREATE TABLE cms.pages_blocks_families_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_families_locales_locale_parent_id_unique ON cms.pages_blocks_families_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_audio_demos_demos (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  product_id integer
);
CREATE INDEX pages_blocks_audio_demos_demos_order_idx ON cms.pages_blocks_audio_demos_demos (_order);
CREATE INDEX pages_blocks_audio_demos_demos_parent_id_idx ON cms.pages_blocks_audio_demos_demos (_parent_id);
CREATE INDEX pages_blocks_audio_demos_demos_product_idx ON cms.pages_blocks_audio_demos_demos (product_id);

CREATE TABLE cms.pages_blocks_audio_demos_demos_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_audio_demos_demos_locales_locale_parent_id_uniq ON cms.pages_blocks_audio_demos_demos_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_audio_demos (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_audio_demos_order_idx ON cms.pages_blocks_audio_demos (_order);
CREATE INDEX pages_blocks_audio_demos_parent_id_idx ON cms.pages_blocks_audio_demos (_parent_id);
CREATE INDEX pages_blocks_audio_demos_path_idx ON cms.pages_blocks_audio_demos (_path);

CREATE TABLE cms.pages_blocks_audio_demos_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_audio_demos_locales_locale_parent_id_unique ON cms.pages_blocks_audio_demos_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_plan_offer_points (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_plan_offer_points_order_idx ON cms.pages_blocks_plan_offer_points (_order);
CREATE INDEX pages_blocks_plan_offer_points_parent_id_idx ON cms.pages_blocks_plan_offer_points (_parent_id);

CREATE TABLE cms.pages_blocks_plan_offer_points_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_plan_offer_points_locales_locale_parent_id_uniq ON cms.pages_blocks_plan_offer_points_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_plan_offer (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  monthly_id integer,
  annual_id integer,
  block_name varchar
);
CREATE INDEX pages_blocks_plan_offer_order_idx ON cms.pages_blocks_plan_offer (_order);
CREATE INDEX pages_blocks_plan_offer_parent_id_idx ON cms.pages_blocks_plan_offer (_parent_id);
CREATE INDEX pages_blocks_plan_offer_path_idx ON cms.pages_blocks_plan_offer (_path);
CREATE INDEX pages_blocks_plan_offer_monthly_idx ON cms.pages_blocks_plan_offer (monthly_id);
CREATE INDEX pages_blocks_plan_offer_annual_idx ON cms.pages_blocks_plan_offer (annual_id);

CREATE TABLE cms.pages_blocks_plan_offer_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_plan_offer_locales_locale_parent_id_unique ON cms.pages_blocks_plan_offer_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_feature_rows_rows (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_feature_rows_rows_order_idx ON cms.pages_blocks_feature_rows_rows (_order);
CREATE INDEX pages_blocks_feature_rows_rows_parent_id_idx ON cms.pages_blocks_feature_rows_rows (_parent_id);

CREATE TABLE cms.pages_blocks_feature_rows_rows_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_feature_rows_rows_locales_locale_parent_id_uniq ON cms.pages_blocks_feature_rows_rows_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_feature_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_feature_rows_order_idx ON cms.pages_blocks_feature_rows (_order);
CREATE INDEX pages_blocks_feature_rows_parent_id_idx ON cms.pages_blocks_feature_rows (_parent_id);
CREATE INDEX pages_blocks_feature_rows_path_idx ON cms.pages_blocks_feature_rows (_path);

CREATE TABLE cms.pages_blocks_feature_rows_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_feature_rows_locales_locale_parent_id_unique ON cms.pages_blocks_feature_rows_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_included_in (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_included_in_order_idx ON cms.pages_blocks_included_in (_order);
CREATE INDEX pages_blocks_included_in_parent_id_idx ON cms.pages_blocks_included_in (_parent_id);
CREATE INDEX pages_blocks_included_in_path_idx ON cms.pages_blocks_included_in (_path);

CREATE TABLE cms.pages_blocks_included_in_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_included_in_locales_locale_parent_id_unique ON cms.pages_blocks_included_in_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_specs_groups_rows (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_specs_groups_rows_order_idx ON cms.pages_blocks_specs_groups_rows (_order);
CREATE INDEX pages_blocks_specs_groups_rows_parent_id_idx ON cms.pages_blocks_specs_groups_rows (_parent_id);

CREATE TABLE cms.pages_blocks_specs_groups_rows_locales (
  name varchar,
  value varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_specs_groups_rows_locales_locale_parent_id_uniq ON cms.pages_blocks_specs_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_specs_groups (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_specs_groups_order_idx ON cms.pages_blocks_specs_groups (_order);
CREATE INDEX pages_blocks_specs_groups_parent_id_idx ON cms.pages_blocks_specs_groups (_parent_id);

CREATE TABLE cms.pages_blocks_specs_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_specs_groups_locales_locale_parent_id_unique ON cms.pages_blocks_specs_groups_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_specs (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_specs_order_idx ON cms.pages_blocks_specs (_order);
CREATE INDEX pages_blocks_specs_parent_id_idx ON cms.pages_blocks_specs (_parent_id);
CREATE INDEX pages_blocks_specs_path_idx ON cms.pages_blocks_specs (_path);

CREATE TABLE cms.pages_blocks_specs_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_specs_locales_locale_parent_id_unique ON cms.pages_blocks_specs_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_faq_items (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_faq_items_order_idx ON cms.pages_blocks_faq_items (_order);
CREATE INDEX pages_blocks_faq_items_parent_id_idx ON cms.pages_blocks_faq_items (_parent_id);

CREATE TABLE cms.pages_blocks_faq_items_locales (
  question varchar,
  answer varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_faq_items_locales_locale_parent_id_unique ON cms.pages_blocks_faq_items_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_faq (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_faq_order_idx ON cms.pages_blocks_faq (_order);
CREATE INDEX pages_blocks_faq_parent_id_idx ON cms.pages_blocks_faq (_parent_id);
CREATE INDEX pages_blocks_faq_path_idx ON cms.pages_blocks_faq (_path);

CREATE TABLE cms.pages_blocks_faq_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_faq_locales_locale_parent_id_unique ON cms.pages_blocks_faq_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_product_cards (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_product_cards_order_idx ON cms.pages_blocks_product_cards (_order);
CREATE INDEX pages_blocks_product_cards_parent_id_idx ON cms.pages_blocks_product_cards (_parent_id);
CREATE INDEX pages_blocks_product_cards_path_idx ON cms.pages_blocks_product_cards (_path);

CREATE TABLE cms.pages_blocks_product_cards_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_product_cards_locales_locale_parent_id_unique ON cms.pages_blocks_product_cards_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_tool_shelf_shelves (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  family cms.enum_pages_blocks_tool_shelf_shelves_family
);
CREATE INDEX pages_blocks_tool_shelf_shelves_order_idx ON cms.pages_blocks_tool_shelf_shelves (_order);
CREATE INDEX pages_blocks_tool_shelf_shelves_parent_id_idx ON cms.pages_blocks_tool_shelf_shelves (_parent_id);

CREATE TABLE cms.pages_blocks_tool_shelf_shelves_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_tool_shelf_shelves_locales_locale_parent_id_uni ON cms.pages_blocks_tool_shelf_shelves_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_tool_shelf (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_tool_shelf_order_idx ON cms.pages_blocks_tool_shelf (_order);
CREATE INDEX pages_blocks_tool_shelf_parent_id_idx ON cms.pages_blocks_tool_shelf (_parent_id);
CREATE INDEX pages_blocks_tool_shelf_path_idx ON cms.pages_blocks_tool_shelf (_path);

CREATE TABLE cms.pages_blocks_tool_shelf_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_tool_shelf_locales_locale_parent_id_unique ON cms.pages_blocks_tool_shelf_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_prose_sections (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_prose_sections_order_idx ON cms.pages_blocks_prose_sections (_order);
CREATE INDEX pages_blocks_prose_sections_parent_id_idx ON cms.pages_blocks_prose_sections (_parent_id);

CREATE TABLE cms.pages_blocks_prose_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_prose_sections_locales_locale_parent_id_unique ON cms.pages_blocks_prose_sections_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_prose (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_prose_order_idx ON cms.pages_blocks_prose (_order);
CREATE INDEX pages_blocks_prose_parent_id_idx ON cms.pages_blocks_prose (_parent_id);
CREATE INDEX pages_blocks_prose_path_idx ON cms.pages_blocks_prose (_path);

CREATE TABLE cms.pages_blocks_prose_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_prose_locales_locale_parent_id_unique ON cms.pages_blocks_prose_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_media (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  picture_id integer,
  block_name varchar
);
CREATE INDEX pages_blocks_media_order_idx ON cms.pages_blocks_media (_order);
CREATE INDEX pages_blocks_media_parent_id_idx ON cms.pages_blocks_media (_parent_id);
CREATE INDEX pages_blocks_media_path_idx ON cms.pages_blocks_media (_path);
CREATE INDEX pages_blocks_media_picture_idx ON cms.pages_blocks_media (picture_id);

CREATE TABLE cms.pages_blocks_media_locales (
  caption varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_media_locales_locale_parent_id_unique ON cms.pages_blocks_media_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_video (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  film_id integer,
  poster_id integer,
  block_name varchar
);
CREATE INDEX pages_blocks_video_order_idx ON cms.pages_blocks_video (_order);
CREATE INDEX pages_blocks_video_parent_id_idx ON cms.pages_blocks_video (_parent_id);
CREATE INDEX pages_blocks_video_path_idx ON cms.pages_blocks_video (_path);
CREATE INDEX pages_blocks_video_film_idx ON cms.pages_blocks_video (film_id);
CREATE INDEX pages_blocks_video_poster_idx ON cms.pages_blocks_video (poster_id);

CREATE TABLE cms.pages_blocks_video_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_video_locales_locale_parent_id_unique ON cms.pages_blocks_video_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_compare_table_groups_rows (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_compare_table_groups_rows_order_idx ON cms.pages_blocks_compare_table_groups_rows (_order);
CREATE INDEX pages_blocks_compare_table_groups_rows_parent_id_idx ON cms.pages_blocks_compare_table_groups_rows (_parent_id);

CREATE TABLE cms.pages_blocks_compare_table_groups_rows_locales (
  name varchar,
  cells varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_compare_table_groups_rows_locales_locale_parent ON cms.pages_blocks_compare_table_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_compare_table_groups (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_compare_table_groups_order_idx ON cms.pages_blocks_compare_table_groups (_order);
CREATE INDEX pages_blocks_compare_table_groups_parent_id_idx ON cms.pages_blocks_compare_table_groups (_parent_id);

CREATE TABLE cms.pages_blocks_compare_table_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_compare_table_groups_locales_locale_parent_id_u ON cms.pages_blocks_compare_table_groups_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_compare_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_compare_table_order_idx ON cms.pages_blocks_compare_table (_order);
CREATE INDEX pages_blocks_compare_table_parent_id_idx ON cms.pages_blocks_compare_table (_parent_id);
CREATE INDEX pages_blocks_compare_table_path_idx ON cms.pages_blocks_compare_table (_path);

CREATE TABLE cms.pages_blocks_compare_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_compare_table_locales_locale_parent_id_unique ON cms.pages_blocks_compare_table_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_compatibility_hosts_formats (
  "order" integer NOT NULL,
  parent_id varchar NOT NULL,
  value cms.enum_pages_blocks_compatibility_hosts_formats,
  id serial PRIMARY KEY
);
CREATE INDEX pages_blocks_compatibility_hosts_formats_order_idx ON cms.pages_blocks_compatibility_hosts_formats ("order");
CREATE INDEX pages_blocks_compatibility_hosts_formats_parent_idx ON cms.pages_blocks_compatibility_hosts_formats (parent_id);

CREATE TABLE cms.pages_blocks_compatibility_hosts (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  name varchar,
  from_version varchar,
  status cms.enum_pages_blocks_compatibility_hosts_status DEFAULT 'works'
);
CREATE INDEX pages_blocks_compatibility_hosts_order_idx ON cms.pages_blocks_compatibility_hosts (_order);
CREATE INDEX pages_blocks_compatibility_hosts_parent_id_idx ON cms.pages_blocks_compatibility_hosts (_parent_id);

CREATE TABLE cms.pages_blocks_compatibility_hosts_locales (
  note varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_compatibility_hosts_locales_locale_parent_id_un ON cms.pages_blocks_compatibility_hosts_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_compatibility (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_compatibility_order_idx ON cms.pages_blocks_compatibility (_order);
CREATE INDEX pages_blocks_compatibility_parent_id_idx ON cms.pages_blocks_compatibility (_parent_id);
CREATE INDEX pages_blocks_compatibility_path_idx ON cms.pages_blocks_compatibility (_path);

CREATE TABLE cms.pages_blocks_compatibility_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_compatibility_locales_locale_parent_id_unique ON cms.pages_blocks_compatibility_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_promo_banner_actions (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_pages_blocks_promo_banner_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX pages_blocks_promo_banner_actions_order_idx ON cms.pages_blocks_promo_banner_actions (_order);
CREATE INDEX pages_blocks_promo_banner_actions_parent_id_idx ON cms.pages_blocks_promo_banner_actions (_parent_id);
CREATE INDEX pages_blocks_promo_banner_actions_link_link_product_page_idx ON cms.pages_blocks_promo_banner_actions (link_product_page_id);
CREATE INDEX pages_blocks_promo_banner_actions_link_link_page_idx ON cms.pages_blocks_promo_banner_actions (link_page_id);

CREATE TABLE cms.pages_blocks_promo_banner_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_promo_banner_actions_locales_locale_parent_id_u ON cms.pages_blocks_promo_banner_actions_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_promo_banner (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  ends_at timestamptz(3),
  block_name varchar
);
CREATE INDEX pages_blocks_promo_banner_order_idx ON cms.pages_blocks_promo_banner (_order);
CREATE INDEX pages_blocks_promo_banner_parent_id_idx ON cms.pages_blocks_promo_banner (_parent_id);
CREATE INDEX pages_blocks_promo_banner_path_idx ON cms.pages_blocks_promo_banner (_path);

CREATE TABLE cms.pages_blocks_promo_banner_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_promo_banner_locales_locale_parent_id_unique ON cms.pages_blocks_promo_banner_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_downloads_list (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_downloads_list_order_idx ON cms.pages_blocks_downloads_list (_order);
CREATE INDEX pages_blocks_downloads_list_parent_id_idx ON cms.pages_blocks_downloads_list (_parent_id);
CREATE INDEX pages_blocks_downloads_list_path_idx ON cms.pages_blocks_downloads_list (_path);

CREATE TABLE cms.pages_blocks_downloads_list_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_downloads_list_locales_locale_parent_id_unique ON cms.pages_blocks_downloads_list_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_link_lists_lists_links (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_pages_blocks_link_lists_lists_links_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX pages_blocks_link_lists_lists_links_order_idx ON cms.pages_blocks_link_lists_lists_links (_order);
CREATE INDEX pages_blocks_link_lists_lists_links_parent_id_idx ON cms.pages_blocks_link_lists_lists_links (_parent_id);
CREATE INDEX pages_blocks_link_lists_lists_links_link_link_product_pa_idx ON cms.pages_blocks_link_lists_lists_links (link_product_page_id);
CREATE INDEX pages_blocks_link_lists_lists_links_link_link_page_idx ON cms.pages_blocks_link_lists_lists_links (link_page_id);

CREATE TABLE cms.pages_blocks_link_lists_lists_links_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_link_lists_lists_links_locales_locale_parent_id ON cms.pages_blocks_link_lists_lists_links_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_link_lists_lists (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_link_lists_lists_order_idx ON cms.pages_blocks_link_lists_lists (_order);
CREATE INDEX pages_blocks_link_lists_lists_parent_id_idx ON cms.pages_blocks_link_lists_lists (_parent_id);

CREATE TABLE cms.pages_blocks_link_lists_lists_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_link_lists_lists_locales_locale_parent_id_uniqu ON cms.pages_blocks_link_lists_lists_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_link_lists (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_link_lists_order_idx ON cms.pages_blocks_link_lists (_order);
CREATE INDEX pages_blocks_link_lists_parent_id_idx ON cms.pages_blocks_link_lists (_parent_id);
CREATE INDEX pages_blocks_link_lists_path_idx ON cms.pages_blocks_link_lists (_path);

CREATE TABLE cms.pages_blocks_link_lists_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_link_lists_locales_locale_parent_id_unique ON cms.pages_blocks_link_lists_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_call_to_action_actions (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_pages_blocks_call_to_action_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX pages_blocks_call_to_action_actions_order_idx ON cms.pages_blocks_call_to_action_actions (_order);
CREATE INDEX pages_blocks_call_to_action_actions_parent_id_idx ON cms.pages_blocks_call_to_action_actions (_parent_id);
CREATE INDEX pages_blocks_call_to_action_actions_link_link_product_pa_idx ON cms.pages_blocks_call_to_action_actions (link_product_page_id);
CREATE INDEX pages_blocks_call_to_action_actions_link_link_page_idx ON cms.pages_blocks_call_to_action_actions (link_page_id);

CREATE TABLE cms.pages_blocks_call_to_action_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_call_to_action_actions_locales_locale_parent_id ON cms.pages_blocks_call_to_action_actions_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_call_to_action (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_call_to_action_order_idx ON cms.pages_blocks_call_to_action (_order);
CREATE INDEX pages_blocks_call_to_action_parent_id_idx ON cms.pages_blocks_call_to_action (_parent_id);
CREATE INDEX pages_blocks_call_to_action_path_idx ON cms.pages_blocks_call_to_action (_path);

CREATE TABLE cms.pages_blocks_call_to_action_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_call_to_action_locales_locale_parent_id_unique ON cms.pages_blocks_call_to_action_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_testimonials (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_testimonials_order_idx ON cms.pages_blocks_testimonials (_order);
CREATE INDEX pages_blocks_testimonials_parent_id_idx ON cms.pages_blocks_testimonials (_parent_id);
CREATE INDEX pages_blocks_testimonials_path_idx ON cms.pages_blocks_testimonials (_path);

CREATE TABLE cms.pages_blocks_testimonials_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_testimonials_locales_locale_parent_id_unique ON cms.pages_blocks_testimonials_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_scrolling_quotes_quotes (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX pages_blocks_scrolling_quotes_quotes_order_idx ON cms.pages_blocks_scrolling_quotes_quotes (_order);
CREATE INDEX pages_blocks_scrolling_quotes_quotes_parent_id_idx ON cms.pages_blocks_scrolling_quotes_quotes (_parent_id);

CREATE TABLE cms.pages_blocks_scrolling_quotes_quotes_locales (
  quote varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_scrolling_quotes_quotes_locales_locale_parent_i ON cms.pages_blocks_scrolling_quotes_quotes_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_scrolling_quotes (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  seconds numeric DEFAULT 60,
  block_name varchar
);
CREATE INDEX pages_blocks_scrolling_quotes_order_idx ON cms.pages_blocks_scrolling_quotes (_order);
CREATE INDEX pages_blocks_scrolling_quotes_parent_id_idx ON cms.pages_blocks_scrolling_quotes (_parent_id);
CREATE INDEX pages_blocks_scrolling_quotes_path_idx ON cms.pages_blocks_scrolling_quotes (_path);

CREATE TABLE cms.pages_blocks_scrolling_quotes_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_scrolling_quotes_locales_locale_parent_id_uniqu ON cms.pages_blocks_scrolling_quotes_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_newsletter_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_newsletter_form_order_idx ON cms.pages_blocks_newsletter_form (_order);
CREATE INDEX pages_blocks_newsletter_form_parent_id_idx ON cms.pages_blocks_newsletter_form (_parent_id);
CREATE INDEX pages_blocks_newsletter_form_path_idx ON cms.pages_blocks_newsletter_form (_path);

CREATE TABLE cms.pages_blocks_newsletter_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_newsletter_form_locales_locale_parent_id_unique ON cms.pages_blocks_newsletter_form_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_cookie_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_cookie_table_order_idx ON cms.pages_blocks_cookie_table (_order);
CREATE INDEX pages_blocks_cookie_table_parent_id_idx ON cms.pages_blocks_cookie_table (_parent_id);
CREATE INDEX pages_blocks_cookie_table_path_idx ON cms.pages_blocks_cookie_table (_path);

CREATE TABLE cms.pages_blocks_cookie_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_cookie_table_locales_locale_parent_id_unique ON cms.pages_blocks_cookie_table_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_beta_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  program cms.enum_pages_blocks_beta_form_program DEFAULT 'ios-app',
  block_name varchar
);
CREATE INDEX pages_blocks_beta_form_order_idx ON cms.pages_blocks_beta_form (_order);
CREATE INDEX pages_blocks_beta_form_parent_id_idx ON cms.pages_blocks_beta_form (_parent_id);
CREATE INDEX pages_blocks_beta_form_path_idx ON cms.pages_blocks_beta_form (_path);

CREATE TABLE cms.pages_blocks_beta_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_beta_form_locales_locale_parent_id_unique ON cms.pages_blocks_beta_form_locales (_locale, _parent_id);

CREATE TABLE cms.pages_blocks_social_links (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX pages_blocks_social_links_order_idx ON cms.pages_blocks_social_links (_order);
CREATE INDEX pages_blocks_social_links_parent_id_idx ON cms.pages_blocks_social_links (_parent_id);
CREATE INDEX pages_blocks_social_links_path_idx ON cms.pages_blocks_social_links (_path);

CREATE TABLE cms.pages_blocks_social_links_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX pages_blocks_social_links_locales_locale_parent_id_unique ON cms.pages_blocks_social_links_locales (_locale, _parent_id);

CREATE TABLE cms.pages (
  id serial PRIMARY KEY,
  slug varchar,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_pages_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX pages_slug_idx ON cms.pages (slug);
CREATE INDEX pages_updated_at_idx ON cms.pages (updated_at);
CREATE INDEX pages_created_at_idx ON cms.pages (created_at);
CREATE INDEX pages__status_idx ON cms.pages (_status);

CREATE TABLE cms.pages_locales (
  title varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX pages_locales_locale_parent_id_unique ON cms.pages_locales (_locale, _parent_id);

CREATE TABLE cms.pages_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer,
  product_pages_id integer,
  download_pages_id integer,
  testimonials_id integer
);
CREATE INDEX pages_rels_order_idx ON cms.pages_rels ("order");
CREATE INDEX pages_rels_parent_idx ON cms.pages_rels (parent_id);
CREATE INDEX pages_rels_path_idx ON cms.pages_rels (path);
CREATE INDEX pages_rels_products_id_idx ON cms.pages_rels (products_id);
CREATE INDEX pages_rels_product_pages_id_idx ON cms.pages_rels (product_pages_id);
CREATE INDEX pages_rels_download_pages_id_idx ON cms.pages_rels (download_pages_id);
CREATE INDEX pages_rels_testimonials_id_idx ON cms.pages_rels (testimonials_id);

CREATE TABLE cms._pages_v_blocks_hero_actions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__pages_v_blocks_hero_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_hero_actions_order_idx ON cms._pages_v_blocks_hero_actions (_order);
CREATE INDEX _pages_v_blocks_hero_actions_parent_id_idx ON cms._pages_v_blocks_hero_actions (_parent_id);
CREATE INDEX _pages_v_blocks_hero_actions_link_link_product_page_idx ON cms._pages_v_blocks_hero_actions (link_product_page_id);
CREATE INDEX _pages_v_blocks_hero_actions_link_link_page_idx ON cms._pages_v_blocks_hero_actions (link_page_id);

CREATE TABLE cms._pages_v_blocks_hero_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_hero_actions_locales_locale_parent_id_unique ON cms._pages_v_blocks_hero_actions_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_hero (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_hero_order_idx ON cms._pages_v_blocks_hero (_order);
CREATE INDEX _pages_v_blocks_hero_parent_id_idx ON cms._pages_v_blocks_hero (_parent_id);
CREATE INDEX _pages_v_blocks_hero_path_idx ON cms._pages_v_blocks_hero (_path);

CREATE TABLE cms._pages_v_blocks_hero_locales (
  headline varchar,
  text varchar,
  fine_print varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_hero_locales_locale_parent_id_unique ON cms._pages_v_blocks_hero_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_page_head (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_page_head_order_idx ON cms._pages_v_blocks_page_head (_order);
CREATE INDEX _pages_v_blocks_page_head_parent_id_idx ON cms._pages_v_blocks_page_head (_parent_id);
CREATE INDEX _pages_v_blocks_page_head_path_idx ON cms._pages_v_blocks_page_head (_path);

CREATE TABLE cms._pages_v_blocks_page_head_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_page_head_locales_locale_parent_id_unique ON cms._pages_v_blocks_page_head_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_families_cards (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  family cms.enum__pages_v_blocks_families_cards_family,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_families_cards_order_idx ON cms._pages_v_blocks_families_cards (_order);
CREATE INDEX _pages_v_blocks_families_cards_parent_id_idx ON cms._pages_v_blocks_families_cards (_parent_id);

CREATE TABLE cms._pages_v_blocks_families_cards_locales (
  eyebrow varchar,
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_families_cards_locales_locale_parent_id_uniq ON cms._pages_v_blocks_families_cards_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_families (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_families_order_idx ON cms._pages_v_blocks_families (_order);
CREATE INDEX _pages_v_blocks_families_parent_id_idx ON cms._pages_v_blocks_families (_parent_id);
CREATE INDEX _pages_v_blocks_families_path_idx ON cms._pages_v_blocks_families (_path);

CREATE TABLE cms._pages_v_blocks_families_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_families_locales_locale_parent_id_unique ON cms._pages_v_blocks_families_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_audio_demos_demos (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  product_id integer,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_audio_demos_demos_order_idx ON cms._pages_v_blocks_audio_demos_demos (_order);
CREATE INDEX _pages_v_blocks_audio_demos_demos_parent_id_idx ON cms._pages_v_blocks_audio_demos_demos (_parent_id);
CREATE INDEX _pages_v_blocks_audio_demos_demos_product_idx ON cms._pages_v_blocks_audio_demos_demos (product_id);

CREATE TABLE cms._pages_v_blocks_audio_demos_demos_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_audio_demos_demos_locales_locale_parent_id_u ON cms._pages_v_blocks_audio_demos_demos_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_audio_demos (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_audio_demos_order_idx ON cms._pages_v_blocks_audio_demos (_order);
CREATE INDEX _pages_v_blocks_audio_demos_parent_id_idx ON cms._pages_v_blocks_audio_demos (_parent_id);
CREATE INDEX _pages_v_blocks_audio_demos_path_idx ON cms._pages_v_blocks_audio_demos (_path);

CREATE TABLE cms._pages_v_blocks_audio_demos_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_audio_demos_locales_locale_parent_id_unique ON cms._pages_v_blocks_audio_demos_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_plan_offer_points (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_plan_offer_points_order_idx ON cms._pages_v_blocks_plan_offer_points (_order);
CREATE INDEX _pages_v_blocks_plan_offer_points_parent_id_idx ON cms._pages_v_blocks_plan_offer_points (_parent_id);

CREATE TABLE cms._pages_v_blocks_plan_offer_points_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_plan_offer_points_locales_locale_parent_id_u ON cms._pages_v_blocks_plan_offer_points_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_plan_offer (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  monthly_id integer,
  annual_id integer,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_plan_offer_order_idx ON cms._pages_v_blocks_plan_offer (_order);
CREATE INDEX _pages_v_blocks_plan_offer_parent_id_idx ON cms._pages_v_blocks_plan_offer (_parent_id);
CREATE INDEX _pages_v_blocks_plan_offer_path_idx ON cms._pages_v_blocks_plan_offer (_path);
CREATE INDEX _pages_v_blocks_plan_offer_monthly_idx ON cms._pages_v_blocks_plan_offer (monthly_id);
CREATE INDEX _pages_v_blocks_plan_offer_annual_idx ON cms._pages_v_blocks_plan_offer (annual_id);

CREATE TABLE cms._pages_v_blocks_plan_offer_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_plan_offer_locales_locale_parent_id_unique ON cms._pages_v_blocks_plan_offer_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_feature_rows_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_feature_rows_rows_order_idx ON cms._pages_v_blocks_feature_rows_rows (_order);
CREATE INDEX _pages_v_blocks_feature_rows_rows_parent_id_idx ON cms._pages_v_blocks_feature_rows_rows (_parent_id);

CREATE TABLE cms._pages_v_blocks_feature_rows_rows_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_feature_rows_rows_locales_locale_parent_id_u ON cms._pages_v_blocks_feature_rows_rows_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_feature_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_feature_rows_order_idx ON cms._pages_v_blocks_feature_rows (_order);
CREATE INDEX _pages_v_blocks_feature_rows_parent_id_idx ON cms._pages_v_blocks_feature_rows (_parent_id);
CREATE INDEX _pages_v_blocks_feature_rows_path_idx ON cms._pages_v_blocks_feature_rows (_path);

CREATE TABLE cms._pages_v_blocks_feature_rows_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_feature_rows_locales_locale_parent_id_unique ON cms._pages_v_blocks_feature_rows_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_included_in (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_included_in_order_idx ON cms._pages_v_blocks_included_in (_order);
CREATE INDEX _pages_v_blocks_included_in_parent_id_idx ON cms._pages_v_blocks_included_in (_parent_id);
CREATE INDEX _pages_v_blocks_included_in_path_idx ON cms._pages_v_blocks_included_in (_path);

CREATE TABLE cms._pages_v_blocks_included_in_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_included_in_locales_locale_parent_id_unique ON cms._pages_v_blocks_included_in_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_specs_groups_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_specs_groups_rows_order_idx ON cms._pages_v_blocks_specs_groups_rows (_order);
CREATE INDEX _pages_v_blocks_specs_groups_rows_parent_id_idx ON cms._pages_v_blocks_specs_groups_rows (_parent_id);

CREATE TABLE cms._pages_v_blocks_specs_groups_rows_locales (
  name varchar,
  value varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_specs_groups_rows_locales_locale_parent_id_u ON cms._pages_v_blocks_specs_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_specs_groups (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_specs_groups_order_idx ON cms._pages_v_blocks_specs_groups (_order);
CREATE INDEX _pages_v_blocks_specs_groups_parent_id_idx ON cms._pages_v_blocks_specs_groups (_parent_id);

CREATE TABLE cms._pages_v_blocks_specs_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_specs_groups_locales_locale_parent_id_unique ON cms._pages_v_blocks_specs_groups_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_specs (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_specs_order_idx ON cms._pages_v_blocks_specs (_order);
CREATE INDEX _pages_v_blocks_specs_parent_id_idx ON cms._pages_v_blocks_specs (_parent_id);
CREATE INDEX _pages_v_blocks_specs_path_idx ON cms._pages_v_blocks_specs (_path);

CREATE TABLE cms._pages_v_blocks_specs_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_specs_locales_locale_parent_id_unique ON cms._pages_v_blocks_specs_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_faq_items (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_faq_items_order_idx ON cms._pages_v_blocks_faq_items (_order);
CREATE INDEX _pages_v_blocks_faq_items_parent_id_idx ON cms._pages_v_blocks_faq_items (_parent_id);

CREATE TABLE cms._pages_v_blocks_faq_items_locales (
  question varchar,
  answer varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_faq_items_locales_locale_parent_id_unique ON cms._pages_v_blocks_faq_items_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_faq (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_faq_order_idx ON cms._pages_v_blocks_faq (_order);
CREATE INDEX _pages_v_blocks_faq_parent_id_idx ON cms._pages_v_blocks_faq (_parent_id);
CREATE INDEX _pages_v_blocks_faq_path_idx ON cms._pages_v_blocks_faq (_path);

CREATE TABLE cms._pages_v_blocks_faq_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_faq_locales_locale_parent_id_unique ON cms._pages_v_blocks_faq_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_product_cards (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_product_cards_order_idx ON cms._pages_v_blocks_product_cards (_order);
CREATE INDEX _pages_v_blocks_product_cards_parent_id_idx ON cms._pages_v_blocks_product_cards (_parent_id);
CREATE INDEX _pages_v_blocks_product_cards_path_idx ON cms._pages_v_blocks_product_cards (_path);

CREATE TABLE cms._pages_v_blocks_product_cards_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_product_cards_locales_locale_parent_id_uniqu ON cms._pages_v_blocks_product_cards_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_tool_shelf_shelves (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  family cms.enum__pages_v_blocks_tool_shelf_shelves_family,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_tool_shelf_shelves_order_idx ON cms._pages_v_blocks_tool_shelf_shelves (_order);
CREATE INDEX _pages_v_blocks_tool_shelf_shelves_parent_id_idx ON cms._pages_v_blocks_tool_shelf_shelves (_parent_id);

CREATE TABLE cms._pages_v_blocks_tool_shelf_shelves_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_tool_shelf_shelves_locales_locale_parent_id_ ON cms._pages_v_blocks_tool_shelf_shelves_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_tool_shelf (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_tool_shelf_order_idx ON cms._pages_v_blocks_tool_shelf (_order);
CREATE INDEX _pages_v_blocks_tool_shelf_parent_id_idx ON cms._pages_v_blocks_tool_shelf (_parent_id);
CREATE INDEX _pages_v_blocks_tool_shelf_path_idx ON cms._pages_v_blocks_tool_shelf (_path);

CREATE TABLE cms._pages_v_blocks_tool_shelf_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_tool_shelf_locales_locale_parent_id_unique ON cms._pages_v_blocks_tool_shelf_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_prose_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_prose_sections_order_idx ON cms._pages_v_blocks_prose_sections (_order);
CREATE INDEX _pages_v_blocks_prose_sections_parent_id_idx ON cms._pages_v_blocks_prose_sections (_parent_id);

CREATE TABLE cms._pages_v_blocks_prose_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_prose_sections_locales_locale_parent_id_uniq ON cms._pages_v_blocks_prose_sections_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_prose (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_prose_order_idx ON cms._pages_v_blocks_prose (_order);
CREATE INDEX _pages_v_blocks_prose_parent_id_idx ON cms._pages_v_blocks_prose (_parent_id);
CREATE INDEX _pages_v_blocks_prose_path_idx ON cms._pages_v_blocks_prose (_path);

CREATE TABLE cms._pages_v_blocks_prose_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_prose_locales_locale_parent_id_unique ON cms._pages_v_blocks_prose_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_media (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  picture_id integer,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_media_order_idx ON cms._pages_v_blocks_media (_order);
CREATE INDEX _pages_v_blocks_media_parent_id_idx ON cms._pages_v_blocks_media (_parent_id);
CREATE INDEX _pages_v_blocks_media_path_idx ON cms._pages_v_blocks_media (_path);
CREATE INDEX _pages_v_blocks_media_picture_idx ON cms._pages_v_blocks_media (picture_id);

CREATE TABLE cms._pages_v_blocks_media_locales (
  caption varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_media_locales_locale_parent_id_unique ON cms._pages_v_blocks_media_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_video (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  film_id integer,
  poster_id integer,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_video_order_idx ON cms._pages_v_blocks_video (_order);
CREATE INDEX _pages_v_blocks_video_parent_id_idx ON cms._pages_v_blocks_video (_parent_id);
CREATE INDEX _pages_v_blocks_video_path_idx ON cms._pages_v_blocks_video (_path);
CREATE INDEX _pages_v_blocks_video_film_idx ON cms._pages_v_blocks_video (film_id);
CREATE INDEX _pages_v_blocks_video_poster_idx ON cms._pages_v_blocks_video (poster_id);

CREATE TABLE cms._pages_v_blocks_video_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_video_locales_locale_parent_id_unique ON cms._pages_v_blocks_video_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_compare_table_groups_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_compare_table_groups_rows_order_idx ON cms._pages_v_blocks_compare_table_groups_rows (_order);
CREATE INDEX _pages_v_blocks_compare_table_groups_rows_parent_id_idx ON cms._pages_v_blocks_compare_table_groups_rows (_parent_id);

CREATE TABLE cms._pages_v_blocks_compare_table_groups_rows_locales (
  name varchar,
  cells varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_compare_table_groups_rows_locales_locale_par ON cms._pages_v_blocks_compare_table_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_compare_table_groups (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_compare_table_groups_order_idx ON cms._pages_v_blocks_compare_table_groups (_order);
CREATE INDEX _pages_v_blocks_compare_table_groups_parent_id_idx ON cms._pages_v_blocks_compare_table_groups (_parent_id);

CREATE TABLE cms._pages_v_blocks_compare_table_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_compare_table_groups_locales_locale_parent_i ON cms._pages_v_blocks_compare_table_groups_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_compare_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_compare_table_order_idx ON cms._pages_v_blocks_compare_table (_order);
CREATE INDEX _pages_v_blocks_compare_table_parent_id_idx ON cms._pages_v_blocks_compare_table (_parent_id);
CREATE INDEX _pages_v_blocks_compare_table_path_idx ON cms._pages_v_blocks_compare_table (_path);

CREATE TABLE cms._pages_v_blocks_compare_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_compare_table_locales_locale_parent_id_uniqu ON cms._pages_v_blocks_compare_table_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_compatibility_hosts_formats (
  "order" integer NOT NULL,
  parent_id integer NOT NULL,
  value cms.enum__pages_v_blocks_compatibility_hosts_formats,
  id serial PRIMARY KEY
);
CREATE INDEX _pages_v_blocks_compatibility_hosts_formats_order_idx ON cms._pages_v_blocks_compatibility_hosts_formats ("order");
CREATE INDEX _pages_v_blocks_compatibility_hosts_formats_parent_idx ON cms._pages_v_blocks_compatibility_hosts_formats (parent_id);

CREATE TABLE cms._pages_v_blocks_compatibility_hosts (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  name varchar,
  from_version varchar,
  status cms.enum__pages_v_blocks_compatibility_hosts_status DEFAULT 'works',
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_compatibility_hosts_order_idx ON cms._pages_v_blocks_compatibility_hosts (_order);
CREATE INDEX _pages_v_blocks_compatibility_hosts_parent_id_idx ON cms._pages_v_blocks_compatibility_hosts (_parent_id);

CREATE TABLE cms._pages_v_blocks_compatibility_hosts_locales (
  note varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_compatibility_hosts_locales_locale_parent_id ON cms._pages_v_blocks_compatibility_hosts_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_compatibility (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_compatibility_order_idx ON cms._pages_v_blocks_compatibility (_order);
CREATE INDEX _pages_v_blocks_compatibility_parent_id_idx ON cms._pages_v_blocks_compatibility (_parent_id);
CREATE INDEX _pages_v_blocks_compatibility_path_idx ON cms._pages_v_blocks_compatibility (_path);

CREATE TABLE cms._pages_v_blocks_compatibility_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_compatibility_locales_locale_parent_id_uniqu ON cms._pages_v_blocks_compatibility_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_promo_banner_actions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__pages_v_blocks_promo_banner_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_promo_banner_actions_order_idx ON cms._pages_v_blocks_promo_banner_actions (_order);
CREATE INDEX _pages_v_blocks_promo_banner_actions_parent_id_idx ON cms._pages_v_blocks_promo_banner_actions (_parent_id);
CREATE INDEX _pages_v_blocks_promo_banner_actions_link_link_product_p_idx ON cms._pages_v_blocks_promo_banner_actions (link_product_page_id);
CREATE INDEX _pages_v_blocks_promo_banner_actions_link_link_page_idx ON cms._pages_v_blocks_promo_banner_actions (link_page_id);

CREATE TABLE cms._pages_v_blocks_promo_banner_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_promo_banner_actions_locales_locale_parent_i ON cms._pages_v_blocks_promo_banner_actions_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_promo_banner (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  ends_at timestamptz(3),
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_promo_banner_order_idx ON cms._pages_v_blocks_promo_banner (_order);
CREATE INDEX _pages_v_blocks_promo_banner_parent_id_idx ON cms._pages_v_blocks_promo_banner (_parent_id);
CREATE INDEX _pages_v_blocks_promo_banner_path_idx ON cms._pages_v_blocks_promo_banner (_path);

CREATE TABLE cms._pages_v_blocks_promo_banner_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_promo_banner_locales_locale_parent_id_unique ON cms._pages_v_blocks_promo_banner_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_downloads_list (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_downloads_list_order_idx ON cms._pages_v_blocks_downloads_list (_order);
CREATE INDEX _pages_v_blocks_downloads_list_parent_id_idx ON cms._pages_v_blocks_downloads_list (_parent_id);
CREATE INDEX _pages_v_blocks_downloads_list_path_idx ON cms._pages_v_blocks_downloads_list (_path);

CREATE TABLE cms._pages_v_blocks_downloads_list_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_downloads_list_locales_locale_parent_id_uniq ON cms._pages_v_blocks_downloads_list_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_link_lists_lists_links (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__pages_v_blocks_link_lists_lists_links_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_link_lists_lists_links_order_idx ON cms._pages_v_blocks_link_lists_lists_links (_order);
CREATE INDEX _pages_v_blocks_link_lists_lists_links_parent_id_idx ON cms._pages_v_blocks_link_lists_lists_links (_parent_id);
CREATE INDEX _pages_v_blocks_link_lists_lists_links_link_link_product_idx ON cms._pages_v_blocks_link_lists_lists_links (link_product_page_id);
CREATE INDEX _pages_v_blocks_link_lists_lists_links_link_link_page_idx ON cms._pages_v_blocks_link_lists_lists_links (link_page_id);

CREATE TABLE cms._pages_v_blocks_link_lists_lists_links_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_link_lists_lists_links_locales_locale_parent ON cms._pages_v_blocks_link_lists_lists_links_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_link_lists_lists (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_link_lists_lists_order_idx ON cms._pages_v_blocks_link_lists_lists (_order);
CREATE INDEX _pages_v_blocks_link_lists_lists_parent_id_idx ON cms._pages_v_blocks_link_lists_lists (_parent_id);

CREATE TABLE cms._pages_v_blocks_link_lists_lists_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_link_lists_lists_locales_locale_parent_id_un ON cms._pages_v_blocks_link_lists_lists_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_link_lists (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_link_lists_order_idx ON cms._pages_v_blocks_link_lists (_order);
CREATE INDEX _pages_v_blocks_link_lists_parent_id_idx ON cms._pages_v_blocks_link_lists (_parent_id);
CREATE INDEX _pages_v_blocks_link_lists_path_idx ON cms._pages_v_blocks_link_lists (_path);

CREATE TABLE cms._pages_v_blocks_link_lists_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_link_lists_locales_locale_parent_id_unique ON cms._pages_v_blocks_link_lists_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_call_to_action_actions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__pages_v_blocks_call_to_action_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_call_to_action_actions_order_idx ON cms._pages_v_blocks_call_to_action_actions (_order);
CREATE INDEX _pages_v_blocks_call_to_action_actions_parent_id_idx ON cms._pages_v_blocks_call_to_action_actions (_parent_id);
CREATE INDEX _pages_v_blocks_call_to_action_actions_link_link_product_idx ON cms._pages_v_blocks_call_to_action_actions (link_product_page_id);
CREATE INDEX _pages_v_blocks_call_to_action_actions_link_link_page_idx ON cms._pages_v_blocks_call_to_action_actions (link_page_id);

CREATE TABLE cms._pages_v_blocks_call_to_action_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_call_to_action_actions_locales_locale_parent ON cms._pages_v_blocks_call_to_action_actions_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_call_to_action (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_call_to_action_order_idx ON cms._pages_v_blocks_call_to_action (_order);
CREATE INDEX _pages_v_blocks_call_to_action_parent_id_idx ON cms._pages_v_blocks_call_to_action (_parent_id);
CREATE INDEX _pages_v_blocks_call_to_action_path_idx ON cms._pages_v_blocks_call_to_action (_path);

CREATE TABLE cms._pages_v_blocks_call_to_action_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_call_to_action_locales_locale_parent_id_uniq ON cms._pages_v_blocks_call_to_action_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_testimonials (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_testimonials_order_idx ON cms._pages_v_blocks_testimonials (_order);
CREATE INDEX _pages_v_blocks_testimonials_parent_id_idx ON cms._pages_v_blocks_testimonials (_parent_id);
CREATE INDEX _pages_v_blocks_testimonials_path_idx ON cms._pages_v_blocks_testimonials (_path);

CREATE TABLE cms._pages_v_blocks_testimonials_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_testimonials_locales_locale_parent_id_unique ON cms._pages_v_blocks_testimonials_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_scrolling_quotes_quotes (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _pages_v_blocks_scrolling_quotes_quotes_order_idx ON cms._pages_v_blocks_scrolling_quotes_quotes (_order);
CREATE INDEX _pages_v_blocks_scrolling_quotes_quotes_parent_id_idx ON cms._pages_v_blocks_scrolling_quotes_quotes (_parent_id);

CREATE TABLE cms._pages_v_blocks_scrolling_quotes_quotes_locales (
  quote varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_scrolling_quotes_quotes_locales_locale_paren ON cms._pages_v_blocks_scrolling_quotes_quotes_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_scrolling_quotes (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  seconds numeric DEFAULT 60,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_scrolling_quotes_order_idx ON cms._pages_v_blocks_scrolling_quotes (_order);
CREATE INDEX _pages_v_blocks_scrolling_quotes_parent_id_idx ON cms._pages_v_blocks_scrolling_quotes (_parent_id);
CREATE INDEX _pages_v_blocks_scrolling_quotes_path_idx ON cms._pages_v_blocks_scrolling_quotes (_path);

CREATE TABLE cms._pages_v_blocks_scrolling_quotes_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_scrolling_quotes_locales_locale_parent_id_un ON cms._pages_v_blocks_scrolling_quotes_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_newsletter_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_newsletter_form_order_idx ON cms._pages_v_blocks_newsletter_form (_order);
CREATE INDEX _pages_v_blocks_newsletter_form_parent_id_idx ON cms._pages_v_blocks_newsletter_form (_parent_id);
CREATE INDEX _pages_v_blocks_newsletter_form_path_idx ON cms._pages_v_blocks_newsletter_form (_path);

CREATE TABLE cms._pages_v_blocks_newsletter_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_newsletter_form_locales_locale_parent_id_uni ON cms._pages_v_blocks_newsletter_form_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_cookie_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_cookie_table_order_idx ON cms._pages_v_blocks_cookie_table (_order);
CREATE INDEX _pages_v_blocks_cookie_table_parent_id_idx ON cms._pages_v_blocks_cookie_table (_parent_id);
CREATE INDEX _pages_v_blocks_cookie_table_path_idx ON cms._pages_v_blocks_cookie_table (_path);

CREATE TABLE cms._pages_v_blocks_cookie_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_cookie_table_locales_locale_parent_id_unique ON cms._pages_v_blocks_cookie_table_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_beta_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  program cms.enum__pages_v_blocks_beta_form_program DEFAULT 'ios-app',
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_beta_form_order_idx ON cms._pages_v_blocks_beta_form (_order);
CREATE INDEX _pages_v_blocks_beta_form_parent_id_idx ON cms._pages_v_blocks_beta_form (_parent_id);
CREATE INDEX _pages_v_blocks_beta_form_path_idx ON cms._pages_v_blocks_beta_form (_path);

CREATE TABLE cms._pages_v_blocks_beta_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_beta_form_locales_locale_parent_id_unique ON cms._pages_v_blocks_beta_form_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_blocks_social_links (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _pages_v_blocks_social_links_order_idx ON cms._pages_v_blocks_social_links (_order);
CREATE INDEX _pages_v_blocks_social_links_parent_id_idx ON cms._pages_v_blocks_social_links (_parent_id);
CREATE INDEX _pages_v_blocks_social_links_path_idx ON cms._pages_v_blocks_social_links (_path);

CREATE TABLE cms._pages_v_blocks_social_links_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_blocks_social_links_locales_locale_parent_id_unique ON cms._pages_v_blocks_social_links_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_slug varchar,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__pages_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__pages_v_published_locale,
  latest boolean
);
CREATE INDEX _pages_v_parent_idx ON cms._pages_v (parent_id);
CREATE INDEX _pages_v_version_version_slug_idx ON cms._pages_v (version_slug);
CREATE INDEX _pages_v_version_version_updated_at_idx ON cms._pages_v (version_updated_at);
CREATE INDEX _pages_v_version_version_created_at_idx ON cms._pages_v (version_created_at);
CREATE INDEX _pages_v_version_version__status_idx ON cms._pages_v (version__status);
CREATE INDEX _pages_v_created_at_idx ON cms._pages_v (created_at);
CREATE INDEX _pages_v_updated_at_idx ON cms._pages_v (updated_at);
CREATE INDEX _pages_v_snapshot_idx ON cms._pages_v (snapshot);
CREATE INDEX _pages_v_published_locale_idx ON cms._pages_v (published_locale);
CREATE INDEX _pages_v_latest_idx ON cms._pages_v (latest);

CREATE TABLE cms._pages_v_locales (
  version_title varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _pages_v_locales_locale_parent_id_unique ON cms._pages_v_locales (_locale, _parent_id);

CREATE TABLE cms._pages_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer,
  product_pages_id integer,
  download_pages_id integer,
  testimonials_id integer
);
CREATE INDEX _pages_v_rels_order_idx ON cms._pages_v_rels ("order");
CREATE INDEX _pages_v_rels_parent_idx ON cms._pages_v_rels (parent_id);
CREATE INDEX _pages_v_rels_path_idx ON cms._pages_v_rels (path);
CREATE INDEX _pages_v_rels_products_id_idx ON cms._pages_v_rels (products_id);
CREATE INDEX _pages_v_rels_product_pages_id_idx ON cms._pages_v_rels (product_pages_id);
CREATE INDEX _pages_v_rels_download_pages_id_idx ON cms._pages_v_rels (download_pages_id);
CREATE INDEX _pages_v_rels_testimonials_id_idx ON cms._pages_v_rels (testimonials_id);
`,
  sql`
-- ---------- Product pages ----------

CREATE TYPE cms.enum_product_pages_blocks_hero_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_product_pages_blocks_families_cards_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum_product_pages_blocks_tool_shelf_shelves_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum_product_pages_blocks_compatibility_hosts_formats AS ENUM ('AU', 'VST3', 'AAX');
CREATE TYPE cms.enum_product_pages_blocks_compatibility_hosts_status AS ENUM ('works', 'limited', 'not');
CREATE TYPE cms.enum_product_pages_blocks_promo_banner_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_product_pages_blocks_link_lists_lists_links_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_product_pages_blocks_call_to_action_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum_product_pages_blocks_beta_form_program AS ENUM ('ios-app');
CREATE TYPE cms.enum_product_pages_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum_product_pages_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__product_pages_v_blocks_hero_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__product_pages_v_blocks_families_cards_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum__product_pages_v_blocks_tool_shelf_shelves_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum__product_pages_v_blocks_compatibility_hosts_formats AS ENUM ('AU', 'VST3', 'AAX');
CREATE TYPE cms.enum__product_pages_v_blocks_compatibility_hosts_status AS ENUM ('works', 'limited', 'not');
CREATE TYPE cms.enum__product_pages_v_blocks_promo_banner_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__product_pages_v_blocks_link_lists_lists_links_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__product_pages_v_blocks_call_to_action_actions_link_to AS ENUM ('productPage', 'page', 'url');
CREATE TYPE cms.enum__product_pages_v_blocks_beta_form_program AS ENUM ('ios-app');
CREATE TYPE cms.enum__product_pages_v_version_family AS ENUM ('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
CREATE TYPE cms.enum__product_pages_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__product_pages_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.product_pages_blocks_hero_actions (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_product_pages_blocks_hero_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX product_pages_blocks_hero_actions_order_idx ON cms.product_pages_blocks_hero_actions (_order);
CREATE INDEX product_pages_blocks_hero_actions_parent_id_idx ON cms.product_pages_blocks_hero_actions (_parent_id);
CREATE INDEX product_pages_blocks_hero_actions_link_link_product_page_idx ON cms.product_pages_blocks_hero_actions (link_product_page_id);
CREATE INDEX product_pages_blocks_hero_actions_link_link_page_idx ON cms.product_pages_blocks_hero_actions (link_page_id);

CREATE TABLE cms.product_pages_blocks_hero_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_hero_actions_locales_locale_parent_id_u ON cms.product_pages_blocks_hero_actions_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_hero (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_hero_order_idx ON cms.product_pages_blocks_hero (_order);
CREATE INDEX product_pages_blocks_hero_parent_id_idx ON cms.product_pages_blocks_hero (_parent_id);
CREATE INDEX product_pages_blocks_hero_path_idx ON cms.product_pages_blocks_hero (_path);

CREATE TABLE cms.product_pages_blocks_hero_locales (
  headline varchar,
  text varchar,
  fine_print varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_hero_locales_locale_parent_id_unique ON cms.product_pages_blocks_hero_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_page_head (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_page_head_order_idx ON cms.product_pages_blocks_page_head (_order);
CREATE INDEX product_pages_blocks_page_head_parent_id_idx ON cms.product_pages_blocks_page_head (_parent_id);
CREATE INDEX product_pages_blocks_page_head_path_idx ON cms.product_pages_blocks_page_head (_path);

CREATE TABLE cms.product_pages_blocks_page_head_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_page_head_locales_locale_parent_id_uniq ON cms.product_pages_blocks_page_head_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_families_cards (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  family cms.enum_product_pages_blocks_families_cards_family
);
CREATE INDEX product_pages_blocks_families_cards_order_idx ON cms.product_pages_blocks_families_cards (_order);
CREATE INDEX product_pages_blocks_families_cards_parent_id_idx ON cms.product_pages_blocks_families_cards (_parent_id);

CREATE TABLE cms.product_pages_blocks_families_cards_locales (
  eyebrow varchar,
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_families_cards_locales_locale_parent_id ON cms.product_pages_blocks_families_cards_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_families (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_families_order_idx ON cms.product_pages_blocks_families (_order);
CREATE INDEX product_pages_blocks_families_parent_id_idx ON cms.product_pages_blocks_families (_parent_id);
CREATE INDEX product_pages_blocks_families_path_idx ON cms.product_pages_blocks_families (_path);

CREATE TABLE cms.product_pages_blocks_families_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_families_locales_locale_parent_id_uniqu ON cms.product_pages_blocks_families_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_audio_demos_demos (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  product_id integer
);
CREATE INDEX product_pages_blocks_audio_demos_demos_order_idx ON cms.product_pages_blocks_audio_demos_demos (_order);
CREATE INDEX product_pages_blocks_audio_demos_demos_parent_id_idx ON cms.product_pages_blocks_audio_demos_demos (_parent_id);
CREATE INDEX product_pages_blocks_audio_demos_demos_product_idx ON cms.product_pages_blocks_audio_demos_demos (product_id);

CREATE TABLE cms.product_pages_blocks_audio_demos_demos_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_audio_demos_demos_locales_locale_parent ON cms.product_pages_blocks_audio_demos_demos_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_audio_demos (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_audio_demos_order_idx ON cms.product_pages_blocks_audio_demos (_order);
CREATE INDEX product_pages_blocks_audio_demos_parent_id_idx ON cms.product_pages_blocks_audio_demos (_parent_id);
CREATE INDEX product_pages_blocks_audio_demos_path_idx ON cms.product_pages_blocks_audio_demos (_path);

CREATE TABLE cms.product_pages_blocks_audio_demos_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_audio_demos_locales_locale_parent_id_un ON cms.product_pages_blocks_audio_demos_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_plan_offer_points (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_plan_offer_points_order_idx ON cms.product_pages_blocks_plan_offer_points (_order);
CREATE INDEX product_pages_blocks_plan_offer_points_parent_id_idx ON cms.product_pages_blocks_plan_offer_points (_parent_id);

CREATE TABLE cms.product_pages_blocks_plan_offer_points_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_plan_offer_points_locales_locale_parent ON cms.product_pages_blocks_plan_offer_points_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_plan_offer (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  monthly_id integer,
  annual_id integer,
  block_name varchar
);
CREATE INDEX product_pages_blocks_plan_offer_order_idx ON cms.product_pages_blocks_plan_offer (_order);
CREATE INDEX product_pages_blocks_plan_offer_parent_id_idx ON cms.product_pages_blocks_plan_offer (_parent_id);
CREATE INDEX product_pages_blocks_plan_offer_path_idx ON cms.product_pages_blocks_plan_offer (_path);
CREATE INDEX product_pages_blocks_plan_offer_monthly_idx ON cms.product_pages_blocks_plan_offer (monthly_id);
CREATE INDEX product_pages_blocks_plan_offer_annual_idx ON cms.product_pages_blocks_plan_offer (annual_id);

CREATE TABLE cms.product_pages_blocks_plan_offer_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_plan_offer_locales_locale_parent_id_uni ON cms.product_pages_blocks_plan_offer_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_feature_rows_rows (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_feature_rows_rows_order_idx ON cms.product_pages_blocks_feature_rows_rows (_order);
CREATE INDEX product_pages_blocks_feature_rows_rows_parent_id_idx ON cms.product_pages_blocks_feature_rows_rows (_parent_id);

CREATE TABLE cms.product_pages_blocks_feature_rows_rows_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_feature_rows_rows_locales_locale_parent ON cms.product_pages_blocks_feature_rows_rows_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_feature_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_feature_rows_order_idx ON cms.product_pages_blocks_feature_rows (_order);
CREATE INDEX product_pages_blocks_feature_rows_parent_id_idx ON cms.product_pages_blocks_feature_rows (_parent_id);
CREATE INDEX product_pages_blocks_feature_rows_path_idx ON cms.product_pages_blocks_feature_rows (_path);

CREATE TABLE cms.product_pages_blocks_feature_rows_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_feature_rows_locales_locale_parent_id_u ON cms.product_pages_blocks_feature_rows_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_included_in (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_included_in_order_idx ON cms.product_pages_blocks_included_in (_order);
CREATE INDEX product_pages_blocks_included_in_parent_id_idx ON cms.product_pages_blocks_included_in (_parent_id);
CREATE INDEX product_pages_blocks_included_in_path_idx ON cms.product_pages_blocks_included_in (_path);

CREATE TABLE cms.product_pages_blocks_included_in_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_included_in_locales_locale_parent_id_un ON cms.product_pages_blocks_included_in_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_specs_groups_rows (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_specs_groups_rows_order_idx ON cms.product_pages_blocks_specs_groups_rows (_order);
CREATE INDEX product_pages_blocks_specs_groups_rows_parent_id_idx ON cms.product_pages_blocks_specs_groups_rows (_parent_id);

CREATE TABLE cms.product_pages_blocks_specs_groups_rows_locales (
  name varchar,
  value varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_specs_groups_rows_locales_locale_parent ON cms.product_pages_blocks_specs_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_specs_groups (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_specs_groups_order_idx ON cms.product_pages_blocks_specs_groups (_order);
CREATE INDEX product_pages_blocks_specs_groups_parent_id_idx ON cms.product_pages_blocks_specs_groups (_parent_id);

CREATE TABLE cms.product_pages_blocks_specs_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_specs_groups_locales_locale_parent_id_u ON cms.product_pages_blocks_specs_groups_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_specs (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_specs_order_idx ON cms.product_pages_blocks_specs (_order);
CREATE INDEX product_pages_blocks_specs_parent_id_idx ON cms.product_pages_blocks_specs (_parent_id);
CREATE INDEX product_pages_blocks_specs_path_idx ON cms.product_pages_blocks_specs (_path);

CREATE TABLE cms.product_pages_blocks_specs_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_specs_locales_locale_parent_id_unique ON cms.product_pages_blocks_specs_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_faq_items (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_faq_items_order_idx ON cms.product_pages_blocks_faq_items (_order);
CREATE INDEX product_pages_blocks_faq_items_parent_id_idx ON cms.product_pages_blocks_faq_items (_parent_id);

CREATE TABLE cms.product_pages_blocks_faq_items_locales (
  question varchar,
  answer varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_faq_items_locales_locale_parent_id_uniq ON cms.product_pages_blocks_faq_items_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_faq (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_faq_order_idx ON cms.product_pages_blocks_faq (_order);
CREATE INDEX product_pages_blocks_faq_parent_id_idx ON cms.product_pages_blocks_faq (_parent_id);
CREATE INDEX product_pages_blocks_faq_path_idx ON cms.product_pages_blocks_faq (_path);

CREATE TABLE cms.product_pages_blocks_faq_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_faq_locales_locale_parent_id_unique ON cms.product_pages_blocks_faq_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_product_cards (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_product_cards_order_idx ON cms.product_pages_blocks_product_cards (_order);
CREATE INDEX product_pages_blocks_product_cards_parent_id_idx ON cms.product_pages_blocks_product_cards (_parent_id);
CREATE INDEX product_pages_blocks_product_cards_path_idx ON cms.product_pages_blocks_product_cards (_path);

CREATE TABLE cms.product_pages_blocks_product_cards_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_product_cards_locales_locale_parent_id_ ON cms.product_pages_blocks_product_cards_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_tool_shelf_shelves (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  family cms.enum_product_pages_blocks_tool_shelf_shelves_family
);
CREATE INDEX product_pages_blocks_tool_shelf_shelves_order_idx ON cms.product_pages_blocks_tool_shelf_shelves (_order);
CREATE INDEX product_pages_blocks_tool_shelf_shelves_parent_id_idx ON cms.product_pages_blocks_tool_shelf_shelves (_parent_id);

CREATE TABLE cms.product_pages_blocks_tool_shelf_shelves_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_tool_shelf_shelves_locales_locale_paren ON cms.product_pages_blocks_tool_shelf_shelves_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_tool_shelf (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_tool_shelf_order_idx ON cms.product_pages_blocks_tool_shelf (_order);
CREATE INDEX product_pages_blocks_tool_shelf_parent_id_idx ON cms.product_pages_blocks_tool_shelf (_parent_id);
CREATE INDEX product_pages_blocks_tool_shelf_path_idx ON cms.product_pages_blocks_tool_shelf (_path);

CREATE TABLE cms.product_pages_blocks_tool_shelf_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_tool_shelf_locales_locale_parent_id_uni ON cms.product_pages_blocks_tool_shelf_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_prose_sections (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_prose_sections_order_idx ON cms.product_pages_blocks_prose_sections (_order);
CREATE INDEX product_pages_blocks_prose_sections_parent_id_idx ON cms.product_pages_blocks_prose_sections (_parent_id);

CREATE TABLE cms.product_pages_blocks_prose_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_prose_sections_locales_locale_parent_id ON cms.product_pages_blocks_prose_sections_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_prose (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_prose_order_idx ON cms.product_pages_blocks_prose (_order);
CREATE INDEX product_pages_blocks_prose_parent_id_idx ON cms.product_pages_blocks_prose (_parent_id);
CREATE INDEX product_pages_blocks_prose_path_idx ON cms.product_pages_blocks_prose (_path);

CREATE TABLE cms.product_pages_blocks_prose_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_prose_locales_locale_parent_id_unique ON cms.product_pages_blocks_prose_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_media (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  picture_id integer,
  block_name varchar
);
CREATE INDEX product_pages_blocks_media_order_idx ON cms.product_pages_blocks_media (_order);
CREATE INDEX product_pages_blocks_media_parent_id_idx ON cms.product_pages_blocks_media (_parent_id);
CREATE INDEX product_pages_blocks_media_path_idx ON cms.product_pages_blocks_media (_path);
CREATE INDEX product_pages_blocks_media_picture_idx ON cms.product_pages_blocks_media (picture_id);

CREATE TABLE cms.product_pages_blocks_media_locales (
  caption varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_media_locales_locale_parent_id_unique ON cms.product_pages_blocks_media_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_video (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  film_id integer,
  poster_id integer,
  block_name varchar
);
CREATE INDEX product_pages_blocks_video_order_idx ON cms.product_pages_blocks_video (_order);
CREATE INDEX product_pages_blocks_video_parent_id_idx ON cms.product_pages_blocks_video (_parent_id);
CREATE INDEX product_pages_blocks_video_path_idx ON cms.product_pages_blocks_video (_path);
CREATE INDEX product_pages_blocks_video_film_idx ON cms.product_pages_blocks_video (film_id);
CREATE INDEX product_pages_blocks_video_poster_idx ON cms.product_pages_blocks_video (poster_id);

CREATE TABLE cms.product_pages_blocks_video_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_video_locales_locale_parent_id_unique ON cms.product_pages_blocks_video_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_compare_table_groups_rows (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_compare_table_groups_rows_order_idx ON cms.product_pages_blocks_compare_table_groups_rows (_order);
CREATE INDEX product_pages_blocks_compare_table_groups_rows_parent_id_idx ON cms.product_pages_blocks_compare_table_groups_rows (_parent_id);

CREATE TABLE cms.product_pages_blocks_compare_table_groups_rows_locales (
  name varchar,
  cells varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_compare_table_groups_rows_locales_local ON cms.product_pages_blocks_compare_table_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_compare_table_groups (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_compare_table_groups_order_idx ON cms.product_pages_blocks_compare_table_groups (_order);
CREATE INDEX product_pages_blocks_compare_table_groups_parent_id_idx ON cms.product_pages_blocks_compare_table_groups (_parent_id);

CREATE TABLE cms.product_pages_blocks_compare_table_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_compare_table_groups_locales_locale_par ON cms.product_pages_blocks_compare_table_groups_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_compare_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_compare_table_order_idx ON cms.product_pages_blocks_compare_table (_order);
CREATE INDEX product_pages_blocks_compare_table_parent_id_idx ON cms.product_pages_blocks_compare_table (_parent_id);
CREATE INDEX product_pages_blocks_compare_table_path_idx ON cms.product_pages_blocks_compare_table (_path);

CREATE TABLE cms.product_pages_blocks_compare_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_compare_table_locales_locale_parent_id_ ON cms.product_pages_blocks_compare_table_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_compatibility_hosts_formats (
  "order" integer NOT NULL,
  parent_id varchar NOT NULL,
  value cms.enum_product_pages_blocks_compatibility_hosts_formats,
  id serial PRIMARY KEY
);
CREATE INDEX product_pages_blocks_compatibility_hosts_formats_order_idx ON cms.product_pages_blocks_compatibility_hosts_formats ("order");
CREATE INDEX product_pages_blocks_compatibility_hosts_formats_parent_idx ON cms.product_pages_blocks_compatibility_hosts_formats (parent_id);

CREATE TABLE cms.product_pages_blocks_compatibility_hosts (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  name varchar,
  from_version varchar,
  status cms.enum_product_pages_blocks_compatibility_hosts_status DEFAULT 'works'
);
CREATE INDEX product_pages_blocks_compatibility_hosts_order_idx ON cms.product_pages_blocks_compatibility_hosts (_order);
CREATE INDEX product_pages_blocks_compatibility_hosts_parent_id_idx ON cms.product_pages_blocks_compatibility_hosts (_parent_id);

CREATE TABLE cms.product_pages_blocks_compatibility_hosts_locales (
  note varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_compatibility_hosts_locales_locale_pare ON cms.product_pages_blocks_compatibility_hosts_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_compatibility (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_compatibility_order_idx ON cms.product_pages_blocks_compatibility (_order);
CREATE INDEX product_pages_blocks_compatibility_parent_id_idx ON cms.product_pages_blocks_compatibility (_parent_id);
CREATE INDEX product_pages_blocks_compatibility_path_idx ON cms.product_pages_blocks_compatibility (_path);

CREATE TABLE cms.product_pages_blocks_compatibility_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_compatibility_locales_locale_parent_id_ ON cms.product_pages_blocks_compatibility_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_promo_banner_actions (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_product_pages_blocks_promo_banner_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX product_pages_blocks_promo_banner_actions_order_idx ON cms.product_pages_blocks_promo_banner_actions (_order);
CREATE INDEX product_pages_blocks_promo_banner_actions_parent_id_idx ON cms.product_pages_blocks_promo_banner_actions (_parent_id);
CREATE INDEX product_pages_blocks_promo_banner_actions_link_link_prod_idx ON cms.product_pages_blocks_promo_banner_actions (link_product_page_id);
CREATE INDEX product_pages_blocks_promo_banner_actions_link_link_page_idx ON cms.product_pages_blocks_promo_banner_actions (link_page_id);

CREATE TABLE cms.product_pages_blocks_promo_banner_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_promo_banner_actions_locales_locale_par ON cms.product_pages_blocks_promo_banner_actions_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_promo_banner (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  ends_at timestamptz(3),
  block_name varchar
);
CREATE INDEX product_pages_blocks_promo_banner_order_idx ON cms.product_pages_blocks_promo_banner (_order);
CREATE INDEX product_pages_blocks_promo_banner_parent_id_idx ON cms.product_pages_blocks_promo_banner (_parent_id);
CREATE INDEX product_pages_blocks_promo_banner_path_idx ON cms.product_pages_blocks_promo_banner (_path);

CREATE TABLE cms.product_pages_blocks_promo_banner_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_promo_banner_locales_locale_parent_id_u ON cms.product_pages_blocks_promo_banner_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_downloads_list (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_downloads_list_order_idx ON cms.product_pages_blocks_downloads_list (_order);
CREATE INDEX product_pages_blocks_downloads_list_parent_id_idx ON cms.product_pages_blocks_downloads_list (_parent_id);
CREATE INDEX product_pages_blocks_downloads_list_path_idx ON cms.product_pages_blocks_downloads_list (_path);

CREATE TABLE cms.product_pages_blocks_downloads_list_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_downloads_list_locales_locale_parent_id ON cms.product_pages_blocks_downloads_list_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_link_lists_lists_links (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_product_pages_blocks_link_lists_lists_links_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX product_pages_blocks_link_lists_lists_links_order_idx ON cms.product_pages_blocks_link_lists_lists_links (_order);
CREATE INDEX product_pages_blocks_link_lists_lists_links_parent_id_idx ON cms.product_pages_blocks_link_lists_lists_links (_parent_id);
CREATE INDEX product_pages_blocks_link_lists_lists_links_link_link_pr_idx ON cms.product_pages_blocks_link_lists_lists_links (link_product_page_id);
CREATE INDEX product_pages_blocks_link_lists_lists_links_link_link_pa_idx ON cms.product_pages_blocks_link_lists_lists_links (link_page_id);

CREATE TABLE cms.product_pages_blocks_link_lists_lists_links_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_link_lists_lists_links_locales_locale_p ON cms.product_pages_blocks_link_lists_lists_links_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_link_lists_lists (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_link_lists_lists_order_idx ON cms.product_pages_blocks_link_lists_lists (_order);
CREATE INDEX product_pages_blocks_link_lists_lists_parent_id_idx ON cms.product_pages_blocks_link_lists_lists (_parent_id);

CREATE TABLE cms.product_pages_blocks_link_lists_lists_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_link_lists_lists_locales_locale_parent_ ON cms.product_pages_blocks_link_lists_lists_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_link_lists (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_link_lists_order_idx ON cms.product_pages_blocks_link_lists (_order);
CREATE INDEX product_pages_blocks_link_lists_parent_id_idx ON cms.product_pages_blocks_link_lists (_parent_id);
CREATE INDEX product_pages_blocks_link_lists_path_idx ON cms.product_pages_blocks_link_lists (_path);

CREATE TABLE cms.product_pages_blocks_link_lists_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_link_lists_locales_locale_parent_id_uni ON cms.product_pages_blocks_link_lists_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_call_to_action_actions (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  link_to cms.enum_product_pages_blocks_call_to_action_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar
);
CREATE INDEX product_pages_blocks_call_to_action_actions_order_idx ON cms.product_pages_blocks_call_to_action_actions (_order);
CREATE INDEX product_pages_blocks_call_to_action_actions_parent_id_idx ON cms.product_pages_blocks_call_to_action_actions (_parent_id);
CREATE INDEX product_pages_blocks_call_to_action_actions_link_link_pr_idx ON cms.product_pages_blocks_call_to_action_actions (link_product_page_id);
CREATE INDEX product_pages_blocks_call_to_action_actions_link_link_pa_idx ON cms.product_pages_blocks_call_to_action_actions (link_page_id);

CREATE TABLE cms.product_pages_blocks_call_to_action_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_call_to_action_actions_locales_locale_p ON cms.product_pages_blocks_call_to_action_actions_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_call_to_action (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_call_to_action_order_idx ON cms.product_pages_blocks_call_to_action (_order);
CREATE INDEX product_pages_blocks_call_to_action_parent_id_idx ON cms.product_pages_blocks_call_to_action (_parent_id);
CREATE INDEX product_pages_blocks_call_to_action_path_idx ON cms.product_pages_blocks_call_to_action (_path);

CREATE TABLE cms.product_pages_blocks_call_to_action_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_call_to_action_locales_locale_parent_id ON cms.product_pages_blocks_call_to_action_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_testimonials (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_testimonials_order_idx ON cms.product_pages_blocks_testimonials (_order);
CREATE INDEX product_pages_blocks_testimonials_parent_id_idx ON cms.product_pages_blocks_testimonials (_parent_id);
CREATE INDEX product_pages_blocks_testimonials_path_idx ON cms.product_pages_blocks_testimonials (_path);

CREATE TABLE cms.product_pages_blocks_testimonials_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_testimonials_locales_locale_parent_id_u ON cms.product_pages_blocks_testimonials_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_scrolling_quotes_quotes (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_pages_blocks_scrolling_quotes_quotes_order_idx ON cms.product_pages_blocks_scrolling_quotes_quotes (_order);
CREATE INDEX product_pages_blocks_scrolling_quotes_quotes_parent_id_idx ON cms.product_pages_blocks_scrolling_quotes_quotes (_parent_id);

CREATE TABLE cms.product_pages_blocks_scrolling_quotes_quotes_locales (
  quote varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_scrolling_quotes_quotes_locales_locale_ ON cms.product_pages_blocks_scrolling_quotes_quotes_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_scrolling_quotes (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  seconds numeric DEFAULT 60,
  block_name varchar
);
CREATE INDEX product_pages_blocks_scrolling_quotes_order_idx ON cms.product_pages_blocks_scrolling_quotes (_order);
CREATE INDEX product_pages_blocks_scrolling_quotes_parent_id_idx ON cms.product_pages_blocks_scrolling_quotes (_parent_id);
CREATE INDEX product_pages_blocks_scrolling_quotes_path_idx ON cms.product_pages_blocks_scrolling_quotes (_path);

CREATE TABLE cms.product_pages_blocks_scrolling_quotes_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_scrolling_quotes_locales_locale_parent_ ON cms.product_pages_blocks_scrolling_quotes_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_newsletter_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_newsletter_form_order_idx ON cms.product_pages_blocks_newsletter_form (_order);
CREATE INDEX product_pages_blocks_newsletter_form_parent_id_idx ON cms.product_pages_blocks_newsletter_form (_parent_id);
CREATE INDEX product_pages_blocks_newsletter_form_path_idx ON cms.product_pages_blocks_newsletter_form (_path);

CREATE TABLE cms.product_pages_blocks_newsletter_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_newsletter_form_locales_locale_parent_i ON cms.product_pages_blocks_newsletter_form_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_cookie_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_cookie_table_order_idx ON cms.product_pages_blocks_cookie_table (_order);
CREATE INDEX product_pages_blocks_cookie_table_parent_id_idx ON cms.product_pages_blocks_cookie_table (_parent_id);
CREATE INDEX product_pages_blocks_cookie_table_path_idx ON cms.product_pages_blocks_cookie_table (_path);

CREATE TABLE cms.product_pages_blocks_cookie_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_cookie_table_locales_locale_parent_id_u ON cms.product_pages_blocks_cookie_table_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_beta_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  program cms.enum_product_pages_blocks_beta_form_program DEFAULT 'ios-app',
  block_name varchar
);
CREATE INDEX product_pages_blocks_beta_form_order_idx ON cms.product_pages_blocks_beta_form (_order);
CREATE INDEX product_pages_blocks_beta_form_parent_id_idx ON cms.product_pages_blocks_beta_form (_parent_id);
CREATE INDEX product_pages_blocks_beta_form_path_idx ON cms.product_pages_blocks_beta_form (_path);

CREATE TABLE cms.product_pages_blocks_beta_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_beta_form_locales_locale_parent_id_uniq ON cms.product_pages_blocks_beta_form_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_blocks_social_links (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id varchar PRIMARY KEY,
  block_name varchar
);
CREATE INDEX product_pages_blocks_social_links_order_idx ON cms.product_pages_blocks_social_links (_order);
CREATE INDEX product_pages_blocks_social_links_parent_id_idx ON cms.product_pages_blocks_social_links (_parent_id);
CREATE INDEX product_pages_blocks_social_links_path_idx ON cms.product_pages_blocks_social_links (_path);

CREATE TABLE cms.product_pages_blocks_social_links_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_pages_blocks_social_links_locales_locale_parent_id_u ON cms.product_pages_blocks_social_links_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages (
  id serial PRIMARY KEY,
  picture_id integer,
  family cms.enum_product_pages_family,
  slug varchar,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_product_pages_status DEFAULT 'draft',
  nav_shown boolean DEFAULT false,
  nav_is_new boolean DEFAULT false,
  nav_order numeric DEFAULT 0
);
CREATE INDEX product_pages_picture_idx ON cms.product_pages (picture_id);
CREATE INDEX product_pages_slug_idx ON cms.product_pages (slug);
CREATE INDEX product_pages_updated_at_idx ON cms.product_pages (updated_at);
CREATE INDEX product_pages_created_at_idx ON cms.product_pages (created_at);
CREATE INDEX product_pages__status_idx ON cms.product_pages (_status);
CREATE UNIQUE INDEX family_slug_idx ON cms.product_pages (family, slug);

CREATE TABLE cms.product_pages_locales (
  name varchar,
  tagline varchar,
  text varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL,
  nav_description varchar
);
CREATE UNIQUE INDEX product_pages_locales_locale_parent_id_unique ON cms.product_pages_locales (_locale, _parent_id);

CREATE TABLE cms.product_pages_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer,
  product_pages_id integer,
  download_pages_id integer,
  testimonials_id integer
);
CREATE INDEX product_pages_rels_order_idx ON cms.product_pages_rels ("order");
CREATE INDEX product_pages_rels_parent_idx ON cms.product_pages_rels (parent_id);
CREATE INDEX product_pages_rels_path_idx ON cms.product_pages_rels (path);
CREATE INDEX product_pages_rels_products_id_idx ON cms.product_pages_rels (products_id);
CREATE INDEX product_pages_rels_product_pages_id_idx ON cms.product_pages_rels (product_pages_id);
CREATE INDEX product_pages_rels_download_pages_id_idx ON cms.product_pages_rels (download_pages_id);
CREATE INDEX product_pages_rels_testimonials_id_idx ON cms.product_pages_rels (testimonials_id);

CREATE TABLE cms._product_pages_v_blocks_hero_actions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__product_pages_v_blocks_hero_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_hero_actions_order_idx ON cms._product_pages_v_blocks_hero_actions (_order);
CREATE INDEX _product_pages_v_blocks_hero_actions_parent_id_idx ON cms._product_pages_v_blocks_hero_actions (_parent_id);
CREATE INDEX _product_pages_v_blocks_hero_actions_link_link_product_p_idx ON cms._product_pages_v_blocks_hero_actions (link_product_page_id);
CREATE INDEX _product_pages_v_blocks_hero_actions_link_link_page_idx ON cms._product_pages_v_blocks_hero_actions (link_page_id);

CREATE TABLE cms._product_pages_v_blocks_hero_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_hero_actions_locales_locale_parent_i ON cms._product_pages_v_blocks_hero_actions_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_hero (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_hero_order_idx ON cms._product_pages_v_blocks_hero (_order);
CREATE INDEX _product_pages_v_blocks_hero_parent_id_idx ON cms._product_pages_v_blocks_hero (_parent_id);
CREATE INDEX _product_pages_v_blocks_hero_path_idx ON cms._product_pages_v_blocks_hero (_path);

CREATE TABLE cms._product_pages_v_blocks_hero_locales (
  headline varchar,
  text varchar,
  fine_print varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_hero_locales_locale_parent_id_unique ON cms._product_pages_v_blocks_hero_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_page_head (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_page_head_order_idx ON cms._product_pages_v_blocks_page_head (_order);
CREATE INDEX _product_pages_v_blocks_page_head_parent_id_idx ON cms._product_pages_v_blocks_page_head (_parent_id);
CREATE INDEX _product_pages_v_blocks_page_head_path_idx ON cms._product_pages_v_blocks_page_head (_path);

CREATE TABLE cms._product_pages_v_blocks_page_head_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_page_head_locales_locale_parent_id_u ON cms._product_pages_v_blocks_page_head_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_families_cards (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  family cms.enum__product_pages_v_blocks_families_cards_family,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_families_cards_order_idx ON cms._product_pages_v_blocks_families_cards (_order);
CREATE INDEX _product_pages_v_blocks_families_cards_parent_id_idx ON cms._product_pages_v_blocks_families_cards (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_families_cards_locales (
  eyebrow varchar,
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_families_cards_locales_locale_parent ON cms._product_pages_v_blocks_families_cards_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_families (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_families_order_idx ON cms._product_pages_v_blocks_families (_order);
CREATE INDEX _product_pages_v_blocks_families_parent_id_idx ON cms._product_pages_v_blocks_families (_parent_id);
CREATE INDEX _product_pages_v_blocks_families_path_idx ON cms._product_pages_v_blocks_families (_path);

CREATE TABLE cms._product_pages_v_blocks_families_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_families_locales_locale_parent_id_un ON cms._product_pages_v_blocks_families_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_audio_demos_demos (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  product_id integer,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_audio_demos_demos_order_idx ON cms._product_pages_v_blocks_audio_demos_demos (_order);
CREATE INDEX _product_pages_v_blocks_audio_demos_demos_parent_id_idx ON cms._product_pages_v_blocks_audio_demos_demos (_parent_id);
CREATE INDEX _product_pages_v_blocks_audio_demos_demos_product_idx ON cms._product_pages_v_blocks_audio_demos_demos (product_id);

CREATE TABLE cms._product_pages_v_blocks_audio_demos_demos_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_audio_demos_demos_locales_locale_par ON cms._product_pages_v_blocks_audio_demos_demos_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_audio_demos (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_audio_demos_order_idx ON cms._product_pages_v_blocks_audio_demos (_order);
CREATE INDEX _product_pages_v_blocks_audio_demos_parent_id_idx ON cms._product_pages_v_blocks_audio_demos (_parent_id);
CREATE INDEX _product_pages_v_blocks_audio_demos_path_idx ON cms._product_pages_v_blocks_audio_demos (_path);

CREATE TABLE cms._product_pages_v_blocks_audio_demos_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_audio_demos_locales_locale_parent_id ON cms._product_pages_v_blocks_audio_demos_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_plan_offer_points (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_plan_offer_points_order_idx ON cms._product_pages_v_blocks_plan_offer_points (_order);
CREATE INDEX _product_pages_v_blocks_plan_offer_points_parent_id_idx ON cms._product_pages_v_blocks_plan_offer_points (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_plan_offer_points_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_plan_offer_points_locales_locale_par ON cms._product_pages_v_blocks_plan_offer_points_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_plan_offer (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  monthly_id integer,
  annual_id integer,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_plan_offer_order_idx ON cms._product_pages_v_blocks_plan_offer (_order);
CREATE INDEX _product_pages_v_blocks_plan_offer_parent_id_idx ON cms._product_pages_v_blocks_plan_offer (_parent_id);
CREATE INDEX _product_pages_v_blocks_plan_offer_path_idx ON cms._product_pages_v_blocks_plan_offer (_path);
CREATE INDEX _product_pages_v_blocks_plan_offer_monthly_idx ON cms._product_pages_v_blocks_plan_offer (monthly_id);
CREATE INDEX _product_pages_v_blocks_plan_offer_annual_idx ON cms._product_pages_v_blocks_plan_offer (annual_id);

CREATE TABLE cms._product_pages_v_blocks_plan_offer_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_plan_offer_locales_locale_parent_id_ ON cms._product_pages_v_blocks_plan_offer_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_feature_rows_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_feature_rows_rows_order_idx ON cms._product_pages_v_blocks_feature_rows_rows (_order);
CREATE INDEX _product_pages_v_blocks_feature_rows_rows_parent_id_idx ON cms._product_pages_v_blocks_feature_rows_rows (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_feature_rows_rows_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_feature_rows_rows_locales_locale_par ON cms._product_pages_v_blocks_feature_rows_rows_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_feature_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_feature_rows_order_idx ON cms._product_pages_v_blocks_feature_rows (_order);
CREATE INDEX _product_pages_v_blocks_feature_rows_parent_id_idx ON cms._product_pages_v_blocks_feature_rows (_parent_id);
CREATE INDEX _product_pages_v_blocks_feature_rows_path_idx ON cms._product_pages_v_blocks_feature_rows (_path);

CREATE TABLE cms._product_pages_v_blocks_feature_rows_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_feature_rows_locales_locale_parent_i ON cms._product_pages_v_blocks_feature_rows_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_included_in (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_included_in_order_idx ON cms._product_pages_v_blocks_included_in (_order);
CREATE INDEX _product_pages_v_blocks_included_in_parent_id_idx ON cms._product_pages_v_blocks_included_in (_parent_id);
CREATE INDEX _product_pages_v_blocks_included_in_path_idx ON cms._product_pages_v_blocks_included_in (_path);

CREATE TABLE cms._product_pages_v_blocks_included_in_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_included_in_locales_locale_parent_id ON cms._product_pages_v_blocks_included_in_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_specs_groups_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_specs_groups_rows_order_idx ON cms._product_pages_v_blocks_specs_groups_rows (_order);
CREATE INDEX _product_pages_v_blocks_specs_groups_rows_parent_id_idx ON cms._product_pages_v_blocks_specs_groups_rows (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_specs_groups_rows_locales (
  name varchar,
  value varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_specs_groups_rows_locales_locale_par ON cms._product_pages_v_blocks_specs_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_specs_groups (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_specs_groups_order_idx ON cms._product_pages_v_blocks_specs_groups (_order);
CREATE INDEX _product_pages_v_blocks_specs_groups_parent_id_idx ON cms._product_pages_v_blocks_specs_groups (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_specs_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_specs_groups_locales_locale_parent_i ON cms._product_pages_v_blocks_specs_groups_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_specs (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_specs_order_idx ON cms._product_pages_v_blocks_specs (_order);
CREATE INDEX _product_pages_v_blocks_specs_parent_id_idx ON cms._product_pages_v_blocks_specs (_parent_id);
CREATE INDEX _product_pages_v_blocks_specs_path_idx ON cms._product_pages_v_blocks_specs (_path);

CREATE TABLE cms._product_pages_v_blocks_specs_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_specs_locales_locale_parent_id_uniqu ON cms._product_pages_v_blocks_specs_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_faq_items (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_faq_items_order_idx ON cms._product_pages_v_blocks_faq_items (_order);
CREATE INDEX _product_pages_v_blocks_faq_items_parent_id_idx ON cms._product_pages_v_blocks_faq_items (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_faq_items_locales (
  question varchar,
  answer varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_faq_items_locales_locale_parent_id_u ON cms._product_pages_v_blocks_faq_items_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_faq (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_faq_order_idx ON cms._product_pages_v_blocks_faq (_order);
CREATE INDEX _product_pages_v_blocks_faq_parent_id_idx ON cms._product_pages_v_blocks_faq (_parent_id);
CREATE INDEX _product_pages_v_blocks_faq_path_idx ON cms._product_pages_v_blocks_faq (_path);

CREATE TABLE cms._product_pages_v_blocks_faq_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_faq_locales_locale_parent_id_unique ON cms._product_pages_v_blocks_faq_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_product_cards (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_product_cards_order_idx ON cms._product_pages_v_blocks_product_cards (_order);
CREATE INDEX _product_pages_v_blocks_product_cards_parent_id_idx ON cms._product_pages_v_blocks_product_cards (_parent_id);
CREATE INDEX _product_pages_v_blocks_product_cards_path_idx ON cms._product_pages_v_blocks_product_cards (_path);

CREATE TABLE cms._product_pages_v_blocks_product_cards_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_product_cards_locales_locale_parent_ ON cms._product_pages_v_blocks_product_cards_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_tool_shelf_shelves (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  family cms.enum__product_pages_v_blocks_tool_shelf_shelves_family,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_tool_shelf_shelves_order_idx ON cms._product_pages_v_blocks_tool_shelf_shelves (_order);
CREATE INDEX _product_pages_v_blocks_tool_shelf_shelves_parent_id_idx ON cms._product_pages_v_blocks_tool_shelf_shelves (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_tool_shelf_shelves_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_tool_shelf_shelves_locales_locale_pa ON cms._product_pages_v_blocks_tool_shelf_shelves_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_tool_shelf (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_tool_shelf_order_idx ON cms._product_pages_v_blocks_tool_shelf (_order);
CREATE INDEX _product_pages_v_blocks_tool_shelf_parent_id_idx ON cms._product_pages_v_blocks_tool_shelf (_parent_id);
CREATE INDEX _product_pages_v_blocks_tool_shelf_path_idx ON cms._product_pages_v_blocks_tool_shelf (_path);

CREATE TABLE cms._product_pages_v_blocks_tool_shelf_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_tool_shelf_locales_locale_parent_id_ ON cms._product_pages_v_blocks_tool_shelf_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_prose_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_prose_sections_order_idx ON cms._product_pages_v_blocks_prose_sections (_order);
CREATE INDEX _product_pages_v_blocks_prose_sections_parent_id_idx ON cms._product_pages_v_blocks_prose_sections (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_prose_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_prose_sections_locales_locale_parent ON cms._product_pages_v_blocks_prose_sections_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_prose (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_prose_order_idx ON cms._product_pages_v_blocks_prose (_order);
CREATE INDEX _product_pages_v_blocks_prose_parent_id_idx ON cms._product_pages_v_blocks_prose (_parent_id);
CREATE INDEX _product_pages_v_blocks_prose_path_idx ON cms._product_pages_v_blocks_prose (_path);

CREATE TABLE cms._product_pages_v_blocks_prose_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_prose_locales_locale_parent_id_uniqu ON cms._product_pages_v_blocks_prose_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_media (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  picture_id integer,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_media_order_idx ON cms._product_pages_v_blocks_media (_order);
CREATE INDEX _product_pages_v_blocks_media_parent_id_idx ON cms._product_pages_v_blocks_media (_parent_id);
CREATE INDEX _product_pages_v_blocks_media_path_idx ON cms._product_pages_v_blocks_media (_path);
CREATE INDEX _product_pages_v_blocks_media_picture_idx ON cms._product_pages_v_blocks_media (picture_id);

CREATE TABLE cms._product_pages_v_blocks_media_locales (
  caption varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_media_locales_locale_parent_id_uniqu ON cms._product_pages_v_blocks_media_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_video (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  film_id integer,
  poster_id integer,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_video_order_idx ON cms._product_pages_v_blocks_video (_order);
CREATE INDEX _product_pages_v_blocks_video_parent_id_idx ON cms._product_pages_v_blocks_video (_parent_id);
CREATE INDEX _product_pages_v_blocks_video_path_idx ON cms._product_pages_v_blocks_video (_path);
CREATE INDEX _product_pages_v_blocks_video_film_idx ON cms._product_pages_v_blocks_video (film_id);
CREATE INDEX _product_pages_v_blocks_video_poster_idx ON cms._product_pages_v_blocks_video (poster_id);

CREATE TABLE cms._product_pages_v_blocks_video_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_video_locales_locale_parent_id_uniqu ON cms._product_pages_v_blocks_video_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_compare_table_groups_rows (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_compare_table_groups_rows_order_idx ON cms._product_pages_v_blocks_compare_table_groups_rows (_order);
CREATE INDEX _product_pages_v_blocks_compare_table_groups_rows_parent_id_idx ON cms._product_pages_v_blocks_compare_table_groups_rows (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_compare_table_groups_rows_locales (
  name varchar,
  cells varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_compare_table_groups_rows_locales_lo ON cms._product_pages_v_blocks_compare_table_groups_rows_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_compare_table_groups (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_compare_table_groups_order_idx ON cms._product_pages_v_blocks_compare_table_groups (_order);
CREATE INDEX _product_pages_v_blocks_compare_table_groups_parent_id_idx ON cms._product_pages_v_blocks_compare_table_groups (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_compare_table_groups_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_compare_table_groups_locales_locale_ ON cms._product_pages_v_blocks_compare_table_groups_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_compare_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_compare_table_order_idx ON cms._product_pages_v_blocks_compare_table (_order);
CREATE INDEX _product_pages_v_blocks_compare_table_parent_id_idx ON cms._product_pages_v_blocks_compare_table (_parent_id);
CREATE INDEX _product_pages_v_blocks_compare_table_path_idx ON cms._product_pages_v_blocks_compare_table (_path);

CREATE TABLE cms._product_pages_v_blocks_compare_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_compare_table_locales_locale_parent_ ON cms._product_pages_v_blocks_compare_table_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_compatibility_hosts_formats (
  "order" integer NOT NULL,
  parent_id integer NOT NULL,
  value cms.enum__product_pages_v_blocks_compatibility_hosts_formats,
  id serial PRIMARY KEY
);
CREATE INDEX _product_pages_v_blocks_compatibility_hosts_formats_order_idx ON cms._product_pages_v_blocks_compatibility_hosts_formats ("order");
CREATE INDEX _product_pages_v_blocks_compatibility_hosts_formats_parent_idx ON cms._product_pages_v_blocks_compatibility_hosts_formats (parent_id);

CREATE TABLE cms._product_pages_v_blocks_compatibility_hosts (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  name varchar,
  from_version varchar,
  status cms.enum__product_pages_v_blocks_compatibility_hosts_status DEFAULT 'works',
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_compatibility_hosts_order_idx ON cms._product_pages_v_blocks_compatibility_hosts (_order);
CREATE INDEX _product_pages_v_blocks_compatibility_hosts_parent_id_idx ON cms._product_pages_v_blocks_compatibility_hosts (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_compatibility_hosts_locales (
  note varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_compatibility_hosts_locales_locale_p ON cms._product_pages_v_blocks_compatibility_hosts_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_compatibility (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_compatibility_order_idx ON cms._product_pages_v_blocks_compatibility (_order);
CREATE INDEX _product_pages_v_blocks_compatibility_parent_id_idx ON cms._product_pages_v_blocks_compatibility (_parent_id);
CREATE INDEX _product_pages_v_blocks_compatibility_path_idx ON cms._product_pages_v_blocks_compatibility (_path);

CREATE TABLE cms._product_pages_v_blocks_compatibility_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_compatibility_locales_locale_parent_ ON cms._product_pages_v_blocks_compatibility_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_promo_banner_actions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__product_pages_v_blocks_promo_banner_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_promo_banner_actions_order_idx ON cms._product_pages_v_blocks_promo_banner_actions (_order);
CREATE INDEX _product_pages_v_blocks_promo_banner_actions_parent_id_idx ON cms._product_pages_v_blocks_promo_banner_actions (_parent_id);
CREATE INDEX _product_pages_v_blocks_promo_banner_actions_link_link_p_idx ON cms._product_pages_v_blocks_promo_banner_actions (link_product_page_id);
CREATE INDEX _product_pages_v_blocks_promo_banner_actions_link_link_1_idx ON cms._product_pages_v_blocks_promo_banner_actions (link_page_id);

CREATE TABLE cms._product_pages_v_blocks_promo_banner_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_promo_banner_actions_locales_locale_ ON cms._product_pages_v_blocks_promo_banner_actions_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_promo_banner (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  ends_at timestamptz(3),
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_promo_banner_order_idx ON cms._product_pages_v_blocks_promo_banner (_order);
CREATE INDEX _product_pages_v_blocks_promo_banner_parent_id_idx ON cms._product_pages_v_blocks_promo_banner (_parent_id);
CREATE INDEX _product_pages_v_blocks_promo_banner_path_idx ON cms._product_pages_v_blocks_promo_banner (_path);

CREATE TABLE cms._product_pages_v_blocks_promo_banner_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_promo_banner_locales_locale_parent_i ON cms._product_pages_v_blocks_promo_banner_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_downloads_list (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_downloads_list_order_idx ON cms._product_pages_v_blocks_downloads_list (_order);
CREATE INDEX _product_pages_v_blocks_downloads_list_parent_id_idx ON cms._product_pages_v_blocks_downloads_list (_parent_id);
CREATE INDEX _product_pages_v_blocks_downloads_list_path_idx ON cms._product_pages_v_blocks_downloads_list (_path);

CREATE TABLE cms._product_pages_v_blocks_downloads_list_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_downloads_list_locales_locale_parent ON cms._product_pages_v_blocks_downloads_list_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_link_lists_lists_links (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__product_pages_v_blocks_link_lists_lists_links_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_link_lists_lists_links_order_idx ON cms._product_pages_v_blocks_link_lists_lists_links (_order);
CREATE INDEX _product_pages_v_blocks_link_lists_lists_links_parent_id_idx ON cms._product_pages_v_blocks_link_lists_lists_links (_parent_id);
CREATE INDEX _product_pages_v_blocks_link_lists_lists_links_link_link_idx ON cms._product_pages_v_blocks_link_lists_lists_links (link_product_page_id);
CREATE INDEX _product_pages_v_blocks_link_lists_lists_links_link_li_1_idx ON cms._product_pages_v_blocks_link_lists_lists_links (link_page_id);

CREATE TABLE cms._product_pages_v_blocks_link_lists_lists_links_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_link_lists_lists_links_locales_local ON cms._product_pages_v_blocks_link_lists_lists_links_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_link_lists_lists (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_link_lists_lists_order_idx ON cms._product_pages_v_blocks_link_lists_lists (_order);
CREATE INDEX _product_pages_v_blocks_link_lists_lists_parent_id_idx ON cms._product_pages_v_blocks_link_lists_lists (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_link_lists_lists_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_link_lists_lists_locales_locale_pare ON cms._product_pages_v_blocks_link_lists_lists_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_link_lists (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_link_lists_order_idx ON cms._product_pages_v_blocks_link_lists (_order);
CREATE INDEX _product_pages_v_blocks_link_lists_parent_id_idx ON cms._product_pages_v_blocks_link_lists (_parent_id);
CREATE INDEX _product_pages_v_blocks_link_lists_path_idx ON cms._product_pages_v_blocks_link_lists (_path);

CREATE TABLE cms._product_pages_v_blocks_link_lists_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_link_lists_locales_locale_parent_id_ ON cms._product_pages_v_blocks_link_lists_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_call_to_action_actions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  link_to cms.enum__product_pages_v_blocks_call_to_action_actions_link_to DEFAULT 'productPage',
  link_product_page_id integer,
  link_page_id integer,
  link_url varchar,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_call_to_action_actions_order_idx ON cms._product_pages_v_blocks_call_to_action_actions (_order);
CREATE INDEX _product_pages_v_blocks_call_to_action_actions_parent_id_idx ON cms._product_pages_v_blocks_call_to_action_actions (_parent_id);
CREATE INDEX _product_pages_v_blocks_call_to_action_actions_link_link_idx ON cms._product_pages_v_blocks_call_to_action_actions (link_product_page_id);
CREATE INDEX _product_pages_v_blocks_call_to_action_actions_link_li_1_idx ON cms._product_pages_v_blocks_call_to_action_actions (link_page_id);

CREATE TABLE cms._product_pages_v_blocks_call_to_action_actions_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_call_to_action_actions_locales_local ON cms._product_pages_v_blocks_call_to_action_actions_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_call_to_action (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_call_to_action_order_idx ON cms._product_pages_v_blocks_call_to_action (_order);
CREATE INDEX _product_pages_v_blocks_call_to_action_parent_id_idx ON cms._product_pages_v_blocks_call_to_action (_parent_id);
CREATE INDEX _product_pages_v_blocks_call_to_action_path_idx ON cms._product_pages_v_blocks_call_to_action (_path);

CREATE TABLE cms._product_pages_v_blocks_call_to_action_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_call_to_action_locales_locale_parent ON cms._product_pages_v_blocks_call_to_action_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_testimonials (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_testimonials_order_idx ON cms._product_pages_v_blocks_testimonials (_order);
CREATE INDEX _product_pages_v_blocks_testimonials_parent_id_idx ON cms._product_pages_v_blocks_testimonials (_parent_id);
CREATE INDEX _product_pages_v_blocks_testimonials_path_idx ON cms._product_pages_v_blocks_testimonials (_path);

CREATE TABLE cms._product_pages_v_blocks_testimonials_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_testimonials_locales_locale_parent_i ON cms._product_pages_v_blocks_testimonials_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_scrolling_quotes_quotes (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_pages_v_blocks_scrolling_quotes_quotes_order_idx ON cms._product_pages_v_blocks_scrolling_quotes_quotes (_order);
CREATE INDEX _product_pages_v_blocks_scrolling_quotes_quotes_parent_id_idx ON cms._product_pages_v_blocks_scrolling_quotes_quotes (_parent_id);

CREATE TABLE cms._product_pages_v_blocks_scrolling_quotes_quotes_locales (
  quote varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_scrolling_quotes_quotes_locales_loca ON cms._product_pages_v_blocks_scrolling_quotes_quotes_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_scrolling_quotes (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  seconds numeric DEFAULT 60,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_scrolling_quotes_order_idx ON cms._product_pages_v_blocks_scrolling_quotes (_order);
CREATE INDEX _product_pages_v_blocks_scrolling_quotes_parent_id_idx ON cms._product_pages_v_blocks_scrolling_quotes (_parent_id);
CREATE INDEX _product_pages_v_blocks_scrolling_quotes_path_idx ON cms._product_pages_v_blocks_scrolling_quotes (_path);

CREATE TABLE cms._product_pages_v_blocks_scrolling_quotes_locales (
  headline varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_scrolling_quotes_locales_locale_pare ON cms._product_pages_v_blocks_scrolling_quotes_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_newsletter_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_newsletter_form_order_idx ON cms._product_pages_v_blocks_newsletter_form (_order);
CREATE INDEX _product_pages_v_blocks_newsletter_form_parent_id_idx ON cms._product_pages_v_blocks_newsletter_form (_parent_id);
CREATE INDEX _product_pages_v_blocks_newsletter_form_path_idx ON cms._product_pages_v_blocks_newsletter_form (_path);

CREATE TABLE cms._product_pages_v_blocks_newsletter_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_newsletter_form_locales_locale_paren ON cms._product_pages_v_blocks_newsletter_form_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_cookie_table (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_cookie_table_order_idx ON cms._product_pages_v_blocks_cookie_table (_order);
CREATE INDEX _product_pages_v_blocks_cookie_table_parent_id_idx ON cms._product_pages_v_blocks_cookie_table (_parent_id);
CREATE INDEX _product_pages_v_blocks_cookie_table_path_idx ON cms._product_pages_v_blocks_cookie_table (_path);

CREATE TABLE cms._product_pages_v_blocks_cookie_table_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_cookie_table_locales_locale_parent_i ON cms._product_pages_v_blocks_cookie_table_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_beta_form (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  program cms.enum__product_pages_v_blocks_beta_form_program DEFAULT 'ios-app',
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_beta_form_order_idx ON cms._product_pages_v_blocks_beta_form (_order);
CREATE INDEX _product_pages_v_blocks_beta_form_parent_id_idx ON cms._product_pages_v_blocks_beta_form (_parent_id);
CREATE INDEX _product_pages_v_blocks_beta_form_path_idx ON cms._product_pages_v_blocks_beta_form (_path);

CREATE TABLE cms._product_pages_v_blocks_beta_form_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_beta_form_locales_locale_parent_id_u ON cms._product_pages_v_blocks_beta_form_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_blocks_social_links (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  _path text NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar,
  block_name varchar
);
CREATE INDEX _product_pages_v_blocks_social_links_order_idx ON cms._product_pages_v_blocks_social_links (_order);
CREATE INDEX _product_pages_v_blocks_social_links_parent_id_idx ON cms._product_pages_v_blocks_social_links (_parent_id);
CREATE INDEX _product_pages_v_blocks_social_links_path_idx ON cms._product_pages_v_blocks_social_links (_path);

CREATE TABLE cms._product_pages_v_blocks_social_links_locales (
  headline varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_pages_v_blocks_social_links_locales_locale_parent_i ON cms._product_pages_v_blocks_social_links_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_picture_id integer,
  version_family cms.enum__product_pages_v_version_family,
  version_slug varchar,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__product_pages_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__product_pages_v_published_locale,
  latest boolean,
  version_nav_shown boolean DEFAULT false,
  version_nav_is_new boolean DEFAULT false,
  version_nav_order numeric DEFAULT 0
);
CREATE INDEX _product_pages_v_parent_idx ON cms._product_pages_v (parent_id);
CREATE INDEX _product_pages_v_version_version_picture_idx ON cms._product_pages_v (version_picture_id);
CREATE INDEX _product_pages_v_version_version_slug_idx ON cms._product_pages_v (version_slug);
CREATE INDEX _product_pages_v_version_version_updated_at_idx ON cms._product_pages_v (version_updated_at);
CREATE INDEX _product_pages_v_version_version_created_at_idx ON cms._product_pages_v (version_created_at);
CREATE INDEX _product_pages_v_version_version__status_idx ON cms._product_pages_v (version__status);
CREATE INDEX _product_pages_v_created_at_idx ON cms._product_pages_v (created_at);
CREATE INDEX _product_pages_v_updated_at_idx ON cms._product_pages_v (updated_at);
CREATE INDEX _product_pages_v_snapshot_idx ON cms._product_pages_v (snapshot);
CREATE INDEX _product_pages_v_published_locale_idx ON cms._product_pages_v (published_locale);
CREATE INDEX _product_pages_v_latest_idx ON cms._product_pages_v (latest);
CREATE INDEX version_family_version_slug_idx ON cms._product_pages_v (version_family, version_slug);

CREATE TABLE cms._product_pages_v_locales (
  version_name varchar,
  version_tagline varchar,
  version_text varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL,
  version_nav_description varchar
);
CREATE UNIQUE INDEX _product_pages_v_locales_locale_parent_id_unique ON cms._product_pages_v_locales (_locale, _parent_id);

CREATE TABLE cms._product_pages_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer,
  product_pages_id integer,
  download_pages_id integer,
  testimonials_id integer
);
CREATE INDEX _product_pages_v_rels_order_idx ON cms._product_pages_v_rels ("order");
CREATE INDEX _product_pages_v_rels_parent_idx ON cms._product_pages_v_rels (parent_id);
CREATE INDEX _product_pages_v_rels_path_idx ON cms._product_pages_v_rels (path);
CREATE INDEX _product_pages_v_rels_products_id_idx ON cms._product_pages_v_rels (products_id);
CREATE INDEX _product_pages_v_rels_product_pages_id_idx ON cms._product_pages_v_rels (product_pages_id);
CREATE INDEX _product_pages_v_rels_download_pages_id_idx ON cms._product_pages_v_rels (download_pages_id);
CREATE INDEX _product_pages_v_rels_testimonials_id_idx ON cms._product_pages_v_rels (testimonials_id);
`,
  sql`
-- ---------- Posts ----------

CREATE TYPE cms.enum_posts_topic AS ENUM ('craft', 'studio', 'news', 'stories');
CREATE TYPE cms.enum_posts_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__posts_v_version_topic AS ENUM ('craft', 'studio', 'news', 'stories');
CREATE TYPE cms.enum__posts_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__posts_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.posts_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  anchor varchar
);
CREATE INDEX posts_sections_order_idx ON cms.posts_sections (_order);
CREATE INDEX posts_sections_parent_id_idx ON cms.posts_sections (_parent_id);

CREATE TABLE cms.posts_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX posts_sections_locales_locale_parent_id_unique ON cms.posts_sections_locales (_locale, _parent_id);

CREATE TABLE cms.posts (
  id serial PRIMARY KEY,
  written_on timestamptz(3),
  slug varchar,
  topic cms.enum_posts_topic,
  is_sample boolean DEFAULT false,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_posts_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX posts_slug_idx ON cms.posts (slug);
CREATE INDEX posts_updated_at_idx ON cms.posts (updated_at);
CREATE INDEX posts_created_at_idx ON cms.posts (created_at);
CREATE INDEX posts__status_idx ON cms.posts (_status);

CREATE TABLE cms.posts_locales (
  title varchar,
  summary varchar,
  written_by varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX posts_locales_locale_parent_id_unique ON cms.posts_locales (_locale, _parent_id);

CREATE TABLE cms.posts_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX posts_rels_order_idx ON cms.posts_rels ("order");
CREATE INDEX posts_rels_parent_idx ON cms.posts_rels (parent_id);
CREATE INDEX posts_rels_path_idx ON cms.posts_rels (path);
CREATE INDEX posts_rels_products_id_idx ON cms.posts_rels (products_id);

CREATE TABLE cms._posts_v_version_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  anchor varchar,
  _uuid varchar
);
CREATE INDEX _posts_v_version_sections_order_idx ON cms._posts_v_version_sections (_order);
CREATE INDEX _posts_v_version_sections_parent_id_idx ON cms._posts_v_version_sections (_parent_id);

CREATE TABLE cms._posts_v_version_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _posts_v_version_sections_locales_locale_parent_id_unique ON cms._posts_v_version_sections_locales (_locale, _parent_id);

CREATE TABLE cms._posts_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_written_on timestamptz(3),
  version_slug varchar,
  version_topic cms.enum__posts_v_version_topic,
  version_is_sample boolean DEFAULT false,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__posts_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__posts_v_published_locale,
  latest boolean
);
CREATE INDEX _posts_v_parent_idx ON cms._posts_v (parent_id);
CREATE INDEX _posts_v_version_version_slug_idx ON cms._posts_v (version_slug);
CREATE INDEX _posts_v_version_version_updated_at_idx ON cms._posts_v (version_updated_at);
CREATE INDEX _posts_v_version_version_created_at_idx ON cms._posts_v (version_created_at);
CREATE INDEX _posts_v_version_version__status_idx ON cms._posts_v (version__status);
CREATE INDEX _posts_v_created_at_idx ON cms._posts_v (created_at);
CREATE INDEX _posts_v_updated_at_idx ON cms._posts_v (updated_at);
CREATE INDEX _posts_v_snapshot_idx ON cms._posts_v (snapshot);
CREATE INDEX _posts_v_published_locale_idx ON cms._posts_v (published_locale);
CREATE INDEX _posts_v_latest_idx ON cms._posts_v (latest);

CREATE TABLE cms._posts_v_locales (
  version_title varchar,
  version_summary varchar,
  version_written_by varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _posts_v_locales_locale_parent_id_unique ON cms._posts_v_locales (_locale, _parent_id);

CREATE TABLE cms._posts_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _posts_v_rels_order_idx ON cms._posts_v_rels ("order");
CREATE INDEX _posts_v_rels_parent_idx ON cms._posts_v_rels (parent_id);
CREATE INDEX _posts_v_rels_path_idx ON cms._posts_v_rels (path);
CREATE INDEX _posts_v_rels_products_id_idx ON cms._posts_v_rels (products_id);
`,
  sql`
-- ---------- Tutorials ----------

CREATE TYPE cms.enum_tutorials_topic AS ENUM ('tuning', 'recording', 'mixing', 'effects');
CREATE TYPE cms.enum_tutorials_level AS ENUM ('beginner', 'intermediate', 'advanced');
CREATE TYPE cms.enum_tutorials_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__tutorials_v_version_topic AS ENUM ('tuning', 'recording', 'mixing', 'effects');
CREATE TYPE cms.enum__tutorials_v_version_level AS ENUM ('beginner', 'intermediate', 'advanced');
CREATE TYPE cms.enum__tutorials_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__tutorials_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.tutorials_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  anchor varchar
);
CREATE INDEX tutorials_sections_order_idx ON cms.tutorials_sections (_order);
CREATE INDEX tutorials_sections_parent_id_idx ON cms.tutorials_sections (_parent_id);

CREATE TABLE cms.tutorials_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX tutorials_sections_locales_locale_parent_id_unique ON cms.tutorials_sections_locales (_locale, _parent_id);

CREATE TABLE cms.tutorials (
  id serial PRIMARY KEY,
  slug varchar,
  topic cms.enum_tutorials_topic,
  level cms.enum_tutorials_level,
  minutes numeric,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_tutorials_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX tutorials_slug_idx ON cms.tutorials (slug);
CREATE INDEX tutorials_updated_at_idx ON cms.tutorials (updated_at);
CREATE INDEX tutorials_created_at_idx ON cms.tutorials (created_at);
CREATE INDEX tutorials__status_idx ON cms.tutorials (_status);

CREATE TABLE cms.tutorials_locales (
  title varchar,
  summary varchar,
  outcome varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX tutorials_locales_locale_parent_id_unique ON cms.tutorials_locales (_locale, _parent_id);

CREATE TABLE cms.tutorials_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX tutorials_rels_order_idx ON cms.tutorials_rels ("order");
CREATE INDEX tutorials_rels_parent_idx ON cms.tutorials_rels (parent_id);
CREATE INDEX tutorials_rels_path_idx ON cms.tutorials_rels (path);
CREATE INDEX tutorials_rels_products_id_idx ON cms.tutorials_rels (products_id);

CREATE TABLE cms._tutorials_v_version_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  anchor varchar,
  _uuid varchar
);
CREATE INDEX _tutorials_v_version_sections_order_idx ON cms._tutorials_v_version_sections (_order);
CREATE INDEX _tutorials_v_version_sections_parent_id_idx ON cms._tutorials_v_version_sections (_parent_id);

CREATE TABLE cms._tutorials_v_version_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _tutorials_v_version_sections_locales_locale_parent_id_uniqu ON cms._tutorials_v_version_sections_locales (_locale, _parent_id);

CREATE TABLE cms._tutorials_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_slug varchar,
  version_topic cms.enum__tutorials_v_version_topic,
  version_level cms.enum__tutorials_v_version_level,
  version_minutes numeric,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__tutorials_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__tutorials_v_published_locale,
  latest boolean
);
CREATE INDEX _tutorials_v_parent_idx ON cms._tutorials_v (parent_id);
CREATE INDEX _tutorials_v_version_version_slug_idx ON cms._tutorials_v (version_slug);
CREATE INDEX _tutorials_v_version_version_updated_at_idx ON cms._tutorials_v (version_updated_at);
CREATE INDEX _tutorials_v_version_version_created_at_idx ON cms._tutorials_v (version_created_at);
CREATE INDEX _tutorials_v_version_version__status_idx ON cms._tutorials_v (version__status);
CREATE INDEX _tutorials_v_created_at_idx ON cms._tutorials_v (created_at);
CREATE INDEX _tutorials_v_updated_at_idx ON cms._tutorials_v (updated_at);
CREATE INDEX _tutorials_v_snapshot_idx ON cms._tutorials_v (snapshot);
CREATE INDEX _tutorials_v_published_locale_idx ON cms._tutorials_v (published_locale);
CREATE INDEX _tutorials_v_latest_idx ON cms._tutorials_v (latest);

CREATE TABLE cms._tutorials_v_locales (
  version_title varchar,
  version_summary varchar,
  version_outcome varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _tutorials_v_locales_locale_parent_id_unique ON cms._tutorials_v_locales (_locale, _parent_id);

CREATE TABLE cms._tutorials_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _tutorials_v_rels_order_idx ON cms._tutorials_v_rels ("order");
CREATE INDEX _tutorials_v_rels_parent_idx ON cms._tutorials_v_rels (parent_id);
CREATE INDEX _tutorials_v_rels_path_idx ON cms._tutorials_v_rels (path);
CREATE INDEX _tutorials_v_rels_products_id_idx ON cms._tutorials_v_rels (products_id);
`,
  sql`
-- ---------- Artists ----------

CREATE TYPE cms.enum_artists_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__artists_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__artists_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.artists_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  anchor varchar
);
CREATE INDEX artists_sections_order_idx ON cms.artists_sections (_order);
CREATE INDEX artists_sections_parent_id_idx ON cms.artists_sections (_parent_id);

CREATE TABLE cms.artists_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX artists_sections_locales_locale_parent_id_unique ON cms.artists_sections_locales (_locale, _parent_id);

CREATE TABLE cms.artists (
  id serial PRIMARY KEY,
  slug varchar,
  is_sample boolean DEFAULT false,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_artists_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX artists_slug_idx ON cms.artists (slug);
CREATE INDEX artists_updated_at_idx ON cms.artists (updated_at);
CREATE INDEX artists_created_at_idx ON cms.artists (created_at);
CREATE INDEX artists__status_idx ON cms.artists (_status);

CREATE TABLE cms.artists_locales (
  name varchar,
  role varchar,
  quote varchar,
  summary varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX artists_locales_locale_parent_id_unique ON cms.artists_locales (_locale, _parent_id);

CREATE TABLE cms.artists_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX artists_rels_order_idx ON cms.artists_rels ("order");
CREATE INDEX artists_rels_parent_idx ON cms.artists_rels (parent_id);
CREATE INDEX artists_rels_path_idx ON cms.artists_rels (path);
CREATE INDEX artists_rels_products_id_idx ON cms.artists_rels (products_id);

CREATE TABLE cms._artists_v_version_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  anchor varchar,
  _uuid varchar
);
CREATE INDEX _artists_v_version_sections_order_idx ON cms._artists_v_version_sections (_order);
CREATE INDEX _artists_v_version_sections_parent_id_idx ON cms._artists_v_version_sections (_parent_id);

CREATE TABLE cms._artists_v_version_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _artists_v_version_sections_locales_locale_parent_id_unique ON cms._artists_v_version_sections_locales (_locale, _parent_id);

CREATE TABLE cms._artists_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_slug varchar,
  version_is_sample boolean DEFAULT false,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__artists_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__artists_v_published_locale,
  latest boolean
);
CREATE INDEX _artists_v_parent_idx ON cms._artists_v (parent_id);
CREATE INDEX _artists_v_version_version_slug_idx ON cms._artists_v (version_slug);
CREATE INDEX _artists_v_version_version_updated_at_idx ON cms._artists_v (version_updated_at);
CREATE INDEX _artists_v_version_version_created_at_idx ON cms._artists_v (version_created_at);
CREATE INDEX _artists_v_version_version__status_idx ON cms._artists_v (version__status);
CREATE INDEX _artists_v_created_at_idx ON cms._artists_v (created_at);
CREATE INDEX _artists_v_updated_at_idx ON cms._artists_v (updated_at);
CREATE INDEX _artists_v_snapshot_idx ON cms._artists_v (snapshot);
CREATE INDEX _artists_v_published_locale_idx ON cms._artists_v (published_locale);
CREATE INDEX _artists_v_latest_idx ON cms._artists_v (latest);

CREATE TABLE cms._artists_v_locales (
  version_name varchar,
  version_role varchar,
  version_quote varchar,
  version_summary varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _artists_v_locales_locale_parent_id_unique ON cms._artists_v_locales (_locale, _parent_id);

CREATE TABLE cms._artists_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _artists_v_rels_order_idx ON cms._artists_v_rels ("order");
CREATE INDEX _artists_v_rels_parent_idx ON cms._artists_v_rels (parent_id);
CREATE INDEX _artists_v_rels_path_idx ON cms._artists_v_rels (path);
CREATE INDEX _artists_v_rels_products_id_idx ON cms._artists_v_rels (products_id);
`,
  sql`
-- ---------- Manuals ----------

CREATE TYPE cms.enum_manuals_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__manuals_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__manuals_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.manuals_chapters_sections (
  _order integer NOT NULL,
  _parent_id varchar NOT NULL,
  id varchar PRIMARY KEY,
  anchor varchar
);
CREATE INDEX manuals_chapters_sections_order_idx ON cms.manuals_chapters_sections (_order);
CREATE INDEX manuals_chapters_sections_parent_id_idx ON cms.manuals_chapters_sections (_parent_id);

CREATE TABLE cms.manuals_chapters_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX manuals_chapters_sections_locales_locale_parent_id_unique ON cms.manuals_chapters_sections_locales (_locale, _parent_id);

CREATE TABLE cms.manuals_chapters (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  slug varchar
);
CREATE INDEX manuals_chapters_order_idx ON cms.manuals_chapters (_order);
CREATE INDEX manuals_chapters_parent_id_idx ON cms.manuals_chapters (_parent_id);

CREATE TABLE cms.manuals_chapters_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX manuals_chapters_locales_locale_parent_id_unique ON cms.manuals_chapters_locales (_locale, _parent_id);

CREATE TABLE cms.manuals (
  id serial PRIMARY KEY,
  slug varchar,
  version varchar,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_manuals_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX manuals_slug_idx ON cms.manuals (slug);
CREATE INDEX manuals_updated_at_idx ON cms.manuals (updated_at);
CREATE INDEX manuals_created_at_idx ON cms.manuals (created_at);
CREATE INDEX manuals__status_idx ON cms.manuals (_status);

CREATE TABLE cms.manuals_locales (
  title varchar,
  summary varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX manuals_locales_locale_parent_id_unique ON cms.manuals_locales (_locale, _parent_id);

CREATE TABLE cms.manuals_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX manuals_rels_order_idx ON cms.manuals_rels ("order");
CREATE INDEX manuals_rels_parent_idx ON cms.manuals_rels (parent_id);
CREATE INDEX manuals_rels_path_idx ON cms.manuals_rels (path);
CREATE INDEX manuals_rels_products_id_idx ON cms.manuals_rels (products_id);

CREATE TABLE cms._manuals_v_version_chapters_sections (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  anchor varchar,
  _uuid varchar
);
CREATE INDEX _manuals_v_version_chapters_sections_order_idx ON cms._manuals_v_version_chapters_sections (_order);
CREATE INDEX _manuals_v_version_chapters_sections_parent_id_idx ON cms._manuals_v_version_chapters_sections (_parent_id);

CREATE TABLE cms._manuals_v_version_chapters_sections_locales (
  title varchar,
  text varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _manuals_v_version_chapters_sections_locales_locale_parent_i ON cms._manuals_v_version_chapters_sections_locales (_locale, _parent_id);

CREATE TABLE cms._manuals_v_version_chapters (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  slug varchar,
  _uuid varchar
);
CREATE INDEX _manuals_v_version_chapters_order_idx ON cms._manuals_v_version_chapters (_order);
CREATE INDEX _manuals_v_version_chapters_parent_id_idx ON cms._manuals_v_version_chapters (_parent_id);

CREATE TABLE cms._manuals_v_version_chapters_locales (
  title varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _manuals_v_version_chapters_locales_locale_parent_id_unique ON cms._manuals_v_version_chapters_locales (_locale, _parent_id);

CREATE TABLE cms._manuals_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_slug varchar,
  version_version varchar,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__manuals_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__manuals_v_published_locale,
  latest boolean
);
CREATE INDEX _manuals_v_parent_idx ON cms._manuals_v (parent_id);
CREATE INDEX _manuals_v_version_version_slug_idx ON cms._manuals_v (version_slug);
CREATE INDEX _manuals_v_version_version_updated_at_idx ON cms._manuals_v (version_updated_at);
CREATE INDEX _manuals_v_version_version_created_at_idx ON cms._manuals_v (version_created_at);
CREATE INDEX _manuals_v_version_version__status_idx ON cms._manuals_v (version__status);
CREATE INDEX _manuals_v_created_at_idx ON cms._manuals_v (created_at);
CREATE INDEX _manuals_v_updated_at_idx ON cms._manuals_v (updated_at);
CREATE INDEX _manuals_v_snapshot_idx ON cms._manuals_v (snapshot);
CREATE INDEX _manuals_v_published_locale_idx ON cms._manuals_v (published_locale);
CREATE INDEX _manuals_v_latest_idx ON cms._manuals_v (latest);

CREATE TABLE cms._manuals_v_locales (
  version_title varchar,
  version_summary varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _manuals_v_locales_locale_parent_id_unique ON cms._manuals_v_locales (_locale, _parent_id);

CREATE TABLE cms._manuals_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _manuals_v_rels_order_idx ON cms._manuals_v_rels ("order");
CREATE INDEX _manuals_v_rels_parent_idx ON cms._manuals_v_rels (parent_id);
CREATE INDEX _manuals_v_rels_path_idx ON cms._manuals_v_rels (path);
CREATE INDEX _manuals_v_rels_products_id_idx ON cms._manuals_v_rels (products_id);
`,
  sql`
-- ---------- Download pages ----------

CREATE TYPE cms.enum_download_pages_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__download_pages_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__download_pages_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.download_pages (
  id serial PRIMARY KEY,
  slug varchar,
  "order" numeric DEFAULT 0,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_download_pages_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX download_pages_slug_idx ON cms.download_pages (slug);
CREATE INDEX download_pages_updated_at_idx ON cms.download_pages (updated_at);
CREATE INDEX download_pages_created_at_idx ON cms.download_pages (created_at);
CREATE INDEX download_pages__status_idx ON cms.download_pages (_status);

CREATE TABLE cms.download_pages_locales (
  title varchar,
  text varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX download_pages_locales_locale_parent_id_unique ON cms.download_pages_locales (_locale, _parent_id);

CREATE TABLE cms.download_pages_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX download_pages_rels_order_idx ON cms.download_pages_rels ("order");
CREATE INDEX download_pages_rels_parent_idx ON cms.download_pages_rels (parent_id);
CREATE INDEX download_pages_rels_path_idx ON cms.download_pages_rels (path);
CREATE INDEX download_pages_rels_products_id_idx ON cms.download_pages_rels (products_id);

CREATE TABLE cms._download_pages_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_slug varchar,
  version_order numeric DEFAULT 0,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__download_pages_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__download_pages_v_published_locale,
  latest boolean
);
CREATE INDEX _download_pages_v_parent_idx ON cms._download_pages_v (parent_id);
CREATE INDEX _download_pages_v_version_version_slug_idx ON cms._download_pages_v (version_slug);
CREATE INDEX _download_pages_v_version_version_updated_at_idx ON cms._download_pages_v (version_updated_at);
CREATE INDEX _download_pages_v_version_version_created_at_idx ON cms._download_pages_v (version_created_at);
CREATE INDEX _download_pages_v_version_version__status_idx ON cms._download_pages_v (version__status);
CREATE INDEX _download_pages_v_created_at_idx ON cms._download_pages_v (created_at);
CREATE INDEX _download_pages_v_updated_at_idx ON cms._download_pages_v (updated_at);
CREATE INDEX _download_pages_v_snapshot_idx ON cms._download_pages_v (snapshot);
CREATE INDEX _download_pages_v_published_locale_idx ON cms._download_pages_v (published_locale);
CREATE INDEX _download_pages_v_latest_idx ON cms._download_pages_v (latest);

CREATE TABLE cms._download_pages_v_locales (
  version_title varchar,
  version_text varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _download_pages_v_locales_locale_parent_id_unique ON cms._download_pages_v_locales (_locale, _parent_id);

CREATE TABLE cms._download_pages_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _download_pages_v_rels_order_idx ON cms._download_pages_v_rels ("order");
CREATE INDEX _download_pages_v_rels_parent_idx ON cms._download_pages_v_rels (parent_id);
CREATE INDEX _download_pages_v_rels_path_idx ON cms._download_pages_v_rels (path);
CREATE INDEX _download_pages_v_rels_products_id_idx ON cms._download_pages_v_rels (products_id);
`,
  sql`
-- ---------- Installers ----------

CREATE TYPE cms.enum_installers_system AS ENUM ('mac', 'windows');
CREATE TYPE cms.enum_installers_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__installers_v_version_system AS ENUM ('mac', 'windows');
CREATE TYPE cms.enum__installers_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__installers_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.installers (
  id serial PRIMARY KEY,
  product_id integer,
  version varchar,
  released_on timestamptz(3),
  system cms.enum_installers_system,
  is_legacy boolean DEFAULT false,
  for_everyone boolean DEFAULT false,
  sha256 varchar,
  ready_in varchar,
  _objectkey varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_installers_status DEFAULT 'draft',
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric
);
CREATE INDEX installers_product_idx ON cms.installers (product_id);
CREATE INDEX installers_updated_at_idx ON cms.installers (updated_at);
CREATE INDEX installers_created_at_idx ON cms.installers (created_at);
CREATE INDEX installers__status_idx ON cms.installers (_status);
CREATE UNIQUE INDEX installers_filename_idx ON cms.installers (filename);
CREATE UNIQUE INDEX product_version_system_idx ON cms.installers (product_id, version, system);

CREATE TABLE cms.installers_locales (
  notes varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX installers_locales_locale_parent_id_unique ON cms.installers_locales (_locale, _parent_id);

CREATE TABLE cms._installers_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_product_id integer,
  version_version varchar,
  version_released_on timestamptz(3),
  version_system cms.enum__installers_v_version_system,
  version_is_legacy boolean DEFAULT false,
  version_for_everyone boolean DEFAULT false,
  version_sha256 varchar,
  version_ready_in varchar,
  version__objectkey varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__installers_v_version_status DEFAULT 'draft',
  version_url varchar,
  version_thumbnail_u_r_l varchar,
  version_filename varchar,
  version_mime_type varchar,
  version_filesize numeric,
  version_width numeric,
  version_height numeric,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__installers_v_published_locale,
  latest boolean
);
CREATE INDEX _installers_v_parent_idx ON cms._installers_v (parent_id);
CREATE INDEX _installers_v_version_version_product_idx ON cms._installers_v (version_product_id);
CREATE INDEX _installers_v_version_version_updated_at_idx ON cms._installers_v (version_updated_at);
CREATE INDEX _installers_v_version_version_created_at_idx ON cms._installers_v (version_created_at);
CREATE INDEX _installers_v_version_version__status_idx ON cms._installers_v (version__status);
CREATE INDEX _installers_v_version_version_filename_idx ON cms._installers_v (version_filename);
CREATE INDEX _installers_v_created_at_idx ON cms._installers_v (created_at);
CREATE INDEX _installers_v_updated_at_idx ON cms._installers_v (updated_at);
CREATE INDEX _installers_v_snapshot_idx ON cms._installers_v (snapshot);
CREATE INDEX _installers_v_published_locale_idx ON cms._installers_v (published_locale);
CREATE INDEX _installers_v_latest_idx ON cms._installers_v (latest);
CREATE INDEX version_product_version_version_version_system_idx ON cms._installers_v (version_product_id, version_version, version_system);

CREATE TABLE cms._installers_v_locales (
  version_notes varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _installers_v_locales_locale_parent_id_unique ON cms._installers_v_locales (_locale, _parent_id);
`,
  sql`
-- ---------- Testimonials ----------

CREATE TYPE cms.enum_testimonials_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__testimonials_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__testimonials_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.testimonials (
  id serial PRIMARY KEY,
  photo_id integer,
  photo_for_phones_id integer,
  slug varchar,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_testimonials_status DEFAULT 'draft'
);
CREATE INDEX testimonials_photo_idx ON cms.testimonials (photo_id);
CREATE INDEX testimonials_photo_for_phones_idx ON cms.testimonials (photo_for_phones_id);
CREATE UNIQUE INDEX testimonials_slug_idx ON cms.testimonials (slug);
CREATE INDEX testimonials_updated_at_idx ON cms.testimonials (updated_at);
CREATE INDEX testimonials_created_at_idx ON cms.testimonials (created_at);
CREATE INDEX testimonials__status_idx ON cms.testimonials (_status);

CREATE TABLE cms.testimonials_locales (
  quote varchar,
  author varchar,
  credits varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX testimonials_locales_locale_parent_id_unique ON cms.testimonials_locales (_locale, _parent_id);

CREATE TABLE cms._testimonials_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_photo_id integer,
  version_photo_for_phones_id integer,
  version_slug varchar,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__testimonials_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__testimonials_v_published_locale,
  latest boolean
);
CREATE INDEX _testimonials_v_parent_idx ON cms._testimonials_v (parent_id);
CREATE INDEX _testimonials_v_version_version_photo_idx ON cms._testimonials_v (version_photo_id);
CREATE INDEX _testimonials_v_version_version_photo_for_phones_idx ON cms._testimonials_v (version_photo_for_phones_id);
CREATE INDEX _testimonials_v_version_version_slug_idx ON cms._testimonials_v (version_slug);
CREATE INDEX _testimonials_v_version_version_updated_at_idx ON cms._testimonials_v (version_updated_at);
CREATE INDEX _testimonials_v_version_version_created_at_idx ON cms._testimonials_v (version_created_at);
CREATE INDEX _testimonials_v_version_version__status_idx ON cms._testimonials_v (version__status);
CREATE INDEX _testimonials_v_created_at_idx ON cms._testimonials_v (created_at);
CREATE INDEX _testimonials_v_updated_at_idx ON cms._testimonials_v (updated_at);
CREATE INDEX _testimonials_v_snapshot_idx ON cms._testimonials_v (snapshot);
CREATE INDEX _testimonials_v_published_locale_idx ON cms._testimonials_v (published_locale);
CREATE INDEX _testimonials_v_latest_idx ON cms._testimonials_v (latest);

CREATE TABLE cms._testimonials_v_locales (
  version_quote varchar,
  version_author varchar,
  version_credits varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _testimonials_v_locales_locale_parent_id_unique ON cms._testimonials_v_locales (_locale, _parent_id);
`,
  sql`
-- ---------- Pictures ----------

CREATE TABLE cms.pictures (
  id serial PRIMARY KEY,
  _objectkey varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric,
  focal_x numeric,
  focal_y numeric,
  sizes_w480_url varchar,
  sizes_w480_width numeric,
  sizes_w480_height numeric,
  sizes_w480_mime_type varchar,
  sizes_w480_filesize numeric,
  sizes_w480_filename varchar,
  sizes_w960_url varchar,
  sizes_w960_width numeric,
  sizes_w960_height numeric,
  sizes_w960_mime_type varchar,
  sizes_w960_filesize numeric,
  sizes_w960_filename varchar,
  sizes_w1600_url varchar,
  sizes_w1600_width numeric,
  sizes_w1600_height numeric,
  sizes_w1600_mime_type varchar,
  sizes_w1600_filesize numeric,
  sizes_w1600_filename varchar
);
CREATE INDEX pictures_updated_at_idx ON cms.pictures (updated_at);
CREATE INDEX pictures_created_at_idx ON cms.pictures (created_at);
CREATE UNIQUE INDEX pictures_filename_idx ON cms.pictures (filename);
CREATE INDEX pictures_sizes_w480_sizes_w480_filename_idx ON cms.pictures (sizes_w480_filename);
CREATE INDEX pictures_sizes_w960_sizes_w960_filename_idx ON cms.pictures (sizes_w960_filename);
CREATE INDEX pictures_sizes_w1600_sizes_w1600_filename_idx ON cms.pictures (sizes_w1600_filename);

CREATE TABLE cms.pictures_locales (
  alt varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX pictures_locales_locale_parent_id_unique ON cms.pictures_locales (_locale, _parent_id);
`,
  sql`
-- ---------- Films ----------

CREATE TABLE cms.films (
  id serial PRIMARY KEY,
  _objectkey varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric,
  focal_x numeric,
  focal_y numeric
);
CREATE INDEX films_updated_at_idx ON cms.films (updated_at);
CREATE INDEX films_created_at_idx ON cms.films (created_at);
CREATE UNIQUE INDEX films_filename_idx ON cms.films (filename);
`,
  sql`
-- ---------- Redirects ----------

CREATE TYPE cms.enum_redirects_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__redirects_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__redirects_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.redirects (
  id serial PRIMARY KEY,
  "from" varchar,
  "to" varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_redirects_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX redirects_from_idx ON cms.redirects ("from");
CREATE INDEX redirects_updated_at_idx ON cms.redirects (updated_at);
CREATE INDEX redirects_created_at_idx ON cms.redirects (created_at);
CREATE INDEX redirects__status_idx ON cms.redirects (_status);

CREATE TABLE cms._redirects_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_from varchar,
  version_to varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__redirects_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__redirects_v_published_locale,
  latest boolean
);
CREATE INDEX _redirects_v_parent_idx ON cms._redirects_v (parent_id);
CREATE INDEX _redirects_v_version_version_from_idx ON cms._redirects_v (version_from);
CREATE INDEX _redirects_v_version_version_updated_at_idx ON cms._redirects_v (version_updated_at);
CREATE INDEX _redirects_v_version_version_created_at_idx ON cms._redirects_v (version_created_at);
CREATE INDEX _redirects_v_version_version__status_idx ON cms._redirects_v (version__status);
CREATE INDEX _redirects_v_created_at_idx ON cms._redirects_v (created_at);
CREATE INDEX _redirects_v_updated_at_idx ON cms._redirects_v (updated_at);
CREATE INDEX _redirects_v_snapshot_idx ON cms._redirects_v (snapshot);
CREATE INDEX _redirects_v_published_locale_idx ON cms._redirects_v (published_locale);
CREATE INDEX _redirects_v_latest_idx ON cms._redirects_v (latest);
`,
  sql`
-- ---------- Products ----------

CREATE TYPE cms.enum_products_quantity_discounts_kind AS ENUM ('percent', 'value');
CREATE TYPE cms.enum_products_freebies_input_type AS ENUM ('radio', 'checkbox');
CREATE TYPE cms.enum_products_discount_kind AS ENUM ('percent', 'value');
CREATE TYPE cms.enum_products_interval_unit AS ENUM ('m', 'y');
CREATE TYPE cms.enum_products_type AS ENUM ('perpetual', 'subscription', 'trial');
CREATE TYPE cms.enum_products_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__products_v_version_quantity_discounts_kind AS ENUM ('percent', 'value');
CREATE TYPE cms.enum__products_v_version_freebies_input_type AS ENUM ('radio', 'checkbox');
CREATE TYPE cms.enum__products_v_version_discount_kind AS ENUM ('percent', 'value');
CREATE TYPE cms.enum__products_v_version_interval_unit AS ENUM ('m', 'y');
CREATE TYPE cms.enum__products_v_version_type AS ENUM ('perpetual', 'subscription', 'trial');
CREATE TYPE cms.enum__products_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__products_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.products_quantity_discounts (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  "from" numeric,
  kind cms.enum_products_quantity_discounts_kind DEFAULT 'percent',
  percent numeric,
  values_usd varchar,
  values_eur varchar,
  values_gbp varchar,
  values_cad varchar,
  values_aud varchar,
  values_jpy varchar,
  values_krw varchar,
  values_brl varchar,
  values_mxn varchar,
  values_chf varchar,
  values_sek varchar,
  values_pln varchar
);
CREATE INDEX products_quantity_discounts_order_idx ON cms.products_quantity_discounts (_order);
CREATE INDEX products_quantity_discounts_parent_id_idx ON cms.products_quantity_discounts (_parent_id);

CREATE TABLE cms.products_freebies (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  product_id integer,
  choice boolean DEFAULT false,
  input_type cms.enum_products_freebies_input_type DEFAULT 'radio',
  "group" varchar,
  is_default_value boolean DEFAULT false,
  subscription_line_item_addon boolean DEFAULT false
);
CREATE INDEX products_freebies_order_idx ON cms.products_freebies (_order);
CREATE INDEX products_freebies_parent_id_idx ON cms.products_freebies (_parent_id);
CREATE INDEX products_freebies_product_idx ON cms.products_freebies (product_id);

CREATE TABLE cms.products (
  id serial PRIMARY KEY,
  prices_usd varchar,
  prices_eur varchar,
  prices_gbp varchar,
  prices_cad varchar,
  prices_aud varchar,
  prices_jpy varchar,
  prices_krw varchar,
  prices_brl varchar,
  prices_mxn varchar,
  prices_chf varchar,
  prices_sek varchar,
  prices_pln varchar,
  path varchar,
  pid varchar,
  type cms.enum_products_type DEFAULT 'perpetual',
  interval_count numeric DEFAULT 1,
  interval_unit cms.enum_products_interval_unit DEFAULT 'm',
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_products_status DEFAULT 'draft',
  discount_kind cms.enum_products_discount_kind,
  discount_percent numeric,
  discount_values_usd varchar,
  discount_values_eur varchar,
  discount_values_gbp varchar,
  discount_values_cad varchar,
  discount_values_aud varchar,
  discount_values_jpy varchar,
  discount_values_krw varchar,
  discount_values_brl varchar,
  discount_values_mxn varchar,
  discount_values_chf varchar,
  discount_values_sek varchar,
  discount_values_pln varchar,
  discount_starts_at timestamptz(3),
  discount_ends_at timestamptz(3),
  discount_reason varchar,
  trial_days numeric,
  promo_only boolean DEFAULT false,
  wp_only boolean DEFAULT false,
  use_wibu boolean DEFAULT false,
  variant_parent_id integer
);
CREATE INDEX products_variant_parent_idx ON cms.products (variant_parent_id);
CREATE UNIQUE INDEX products_path_idx ON cms.products (path);
CREATE UNIQUE INDEX products_pid_idx ON cms.products (pid);
CREATE INDEX products_updated_at_idx ON cms.products (updated_at);
CREATE INDEX products_created_at_idx ON cms.products (created_at);
CREATE INDEX products__status_idx ON cms.products (_status);

CREATE TABLE cms.products_locales (
  name varchar,
  summary varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL,
  checkout_info varchar,
  special_text varchar
);
CREATE UNIQUE INDEX products_locales_locale_parent_id_unique ON cms.products_locales (_locale, _parent_id);

CREATE TABLE cms.products_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX products_rels_order_idx ON cms.products_rels ("order");
CREATE INDEX products_rels_parent_idx ON cms.products_rels (parent_id);
CREATE INDEX products_rels_path_idx ON cms.products_rels (path);
CREATE INDEX products_rels_products_id_idx ON cms.products_rels (products_id);

CREATE TABLE cms._products_v_version_quantity_discounts (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  "from" numeric,
  kind cms.enum__products_v_version_quantity_discounts_kind DEFAULT 'percent',
  percent numeric,
  values_usd varchar,
  values_eur varchar,
  values_gbp varchar,
  values_cad varchar,
  values_aud varchar,
  values_jpy varchar,
  values_krw varchar,
  values_brl varchar,
  values_mxn varchar,
  values_chf varchar,
  values_sek varchar,
  values_pln varchar,
  _uuid varchar
);
CREATE INDEX _products_v_version_quantity_discounts_order_idx ON cms._products_v_version_quantity_discounts (_order);
CREATE INDEX _products_v_version_quantity_discounts_parent_id_idx ON cms._products_v_version_quantity_discounts (_parent_id);

CREATE TABLE cms._products_v_version_freebies (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  product_id integer,
  choice boolean DEFAULT false,
  input_type cms.enum__products_v_version_freebies_input_type DEFAULT 'radio',
  "group" varchar,
  is_default_value boolean DEFAULT false,
  subscription_line_item_addon boolean DEFAULT false,
  _uuid varchar
);
CREATE INDEX _products_v_version_freebies_order_idx ON cms._products_v_version_freebies (_order);
CREATE INDEX _products_v_version_freebies_parent_id_idx ON cms._products_v_version_freebies (_parent_id);
CREATE INDEX _products_v_version_freebies_product_idx ON cms._products_v_version_freebies (product_id);

CREATE TABLE cms._products_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_prices_usd varchar,
  version_prices_eur varchar,
  version_prices_gbp varchar,
  version_prices_cad varchar,
  version_prices_aud varchar,
  version_prices_jpy varchar,
  version_prices_krw varchar,
  version_prices_brl varchar,
  version_prices_mxn varchar,
  version_prices_chf varchar,
  version_prices_sek varchar,
  version_prices_pln varchar,
  version_path varchar,
  version_pid varchar,
  version_type cms.enum__products_v_version_type DEFAULT 'perpetual',
  version_interval_count numeric DEFAULT 1,
  version_interval_unit cms.enum__products_v_version_interval_unit DEFAULT 'm',
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__products_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__products_v_published_locale,
  latest boolean,
  version_discount_kind cms.enum__products_v_version_discount_kind,
  version_discount_percent numeric,
  version_discount_values_usd varchar,
  version_discount_values_eur varchar,
  version_discount_values_gbp varchar,
  version_discount_values_cad varchar,
  version_discount_values_aud varchar,
  version_discount_values_jpy varchar,
  version_discount_values_krw varchar,
  version_discount_values_brl varchar,
  version_discount_values_mxn varchar,
  version_discount_values_chf varchar,
  version_discount_values_sek varchar,
  version_discount_values_pln varchar,
  version_discount_starts_at timestamptz(3),
  version_discount_ends_at timestamptz(3),
  version_discount_reason varchar,
  version_trial_days numeric,
  version_promo_only boolean DEFAULT false,
  version_wp_only boolean DEFAULT false,
  version_use_wibu boolean DEFAULT false,
  version_variant_parent_id integer
);
CREATE INDEX _products_v_parent_idx ON cms._products_v (parent_id);
CREATE INDEX _products_v_version_version_variant_parent_idx ON cms._products_v (version_variant_parent_id);
CREATE INDEX _products_v_version_version_path_idx ON cms._products_v (version_path);
CREATE INDEX _products_v_version_version_pid_idx ON cms._products_v (version_pid);
CREATE INDEX _products_v_version_version_updated_at_idx ON cms._products_v (version_updated_at);
CREATE INDEX _products_v_version_version_created_at_idx ON cms._products_v (version_created_at);
CREATE INDEX _products_v_version_version__status_idx ON cms._products_v (version__status);
CREATE INDEX _products_v_created_at_idx ON cms._products_v (created_at);
CREATE INDEX _products_v_updated_at_idx ON cms._products_v (updated_at);
CREATE INDEX _products_v_snapshot_idx ON cms._products_v (snapshot);
CREATE INDEX _products_v_published_locale_idx ON cms._products_v (published_locale);
CREATE INDEX _products_v_latest_idx ON cms._products_v (latest);

CREATE TABLE cms._products_v_locales (
  version_name varchar,
  version_summary varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL,
  version_checkout_info varchar,
  version_special_text varchar
);
CREATE UNIQUE INDEX _products_v_locales_locale_parent_id_unique ON cms._products_v_locales (_locale, _parent_id);

CREATE TABLE cms._products_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _products_v_rels_order_idx ON cms._products_v_rels ("order");
CREATE INDEX _products_v_rels_parent_idx ON cms._products_v_rels (parent_id);
CREATE INDEX _products_v_rels_path_idx ON cms._products_v_rels (path);
CREATE INDEX _products_v_rels_products_id_idx ON cms._products_v_rels (products_id);
`,
  sql`
-- ---------- Upgrades ----------

CREATE TYPE cms.enum_upgrades_discount_kind AS ENUM ('percent', 'value');
CREATE TYPE cms.enum_upgrades_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__upgrades_v_version_discount_kind AS ENUM ('percent', 'value');
CREATE TYPE cms.enum__upgrades_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__upgrades_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.upgrades (
  id serial PRIMARY KEY,
  source_id integer,
  target_id integer,
  explanation varchar,
  prices_usd varchar,
  prices_eur varchar,
  prices_gbp varchar,
  prices_cad varchar,
  prices_aud varchar,
  prices_jpy varchar,
  prices_krw varchar,
  prices_brl varchar,
  prices_mxn varchar,
  prices_chf varchar,
  prices_sek varchar,
  prices_pln varchar,
  discount_kind cms.enum_upgrades_discount_kind,
  discount_percent numeric,
  discount_values_usd varchar,
  discount_values_eur varchar,
  discount_values_gbp varchar,
  discount_values_cad varchar,
  discount_values_aud varchar,
  discount_values_jpy varchar,
  discount_values_krw varchar,
  discount_values_brl varchar,
  discount_values_mxn varchar,
  discount_values_chf varchar,
  discount_values_sek varchar,
  discount_values_pln varchar,
  discount_starts_at timestamptz(3),
  discount_ends_at timestamptz(3),
  discount_reason varchar,
  path varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_upgrades_status DEFAULT 'draft'
);
CREATE INDEX upgrades_source_idx ON cms.upgrades (source_id);
CREATE INDEX upgrades_target_idx ON cms.upgrades (target_id);
CREATE UNIQUE INDEX upgrades_path_idx ON cms.upgrades (path);
CREATE INDEX upgrades_updated_at_idx ON cms.upgrades (updated_at);
CREATE INDEX upgrades_created_at_idx ON cms.upgrades (created_at);
CREATE INDEX upgrades__status_idx ON cms.upgrades (_status);
CREATE UNIQUE INDEX source_target_idx ON cms.upgrades (source_id, target_id);

CREATE TABLE cms._upgrades_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_source_id integer,
  version_target_id integer,
  version_explanation varchar,
  version_prices_usd varchar,
  version_prices_eur varchar,
  version_prices_gbp varchar,
  version_prices_cad varchar,
  version_prices_aud varchar,
  version_prices_jpy varchar,
  version_prices_krw varchar,
  version_prices_brl varchar,
  version_prices_mxn varchar,
  version_prices_chf varchar,
  version_prices_sek varchar,
  version_prices_pln varchar,
  version_discount_kind cms.enum__upgrades_v_version_discount_kind,
  version_discount_percent numeric,
  version_discount_values_usd varchar,
  version_discount_values_eur varchar,
  version_discount_values_gbp varchar,
  version_discount_values_cad varchar,
  version_discount_values_aud varchar,
  version_discount_values_jpy varchar,
  version_discount_values_krw varchar,
  version_discount_values_brl varchar,
  version_discount_values_mxn varchar,
  version_discount_values_chf varchar,
  version_discount_values_sek varchar,
  version_discount_values_pln varchar,
  version_discount_starts_at timestamptz(3),
  version_discount_ends_at timestamptz(3),
  version_discount_reason varchar,
  version_path varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__upgrades_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__upgrades_v_published_locale,
  latest boolean
);
CREATE INDEX _upgrades_v_parent_idx ON cms._upgrades_v (parent_id);
CREATE INDEX _upgrades_v_version_version_source_idx ON cms._upgrades_v (version_source_id);
CREATE INDEX _upgrades_v_version_version_target_idx ON cms._upgrades_v (version_target_id);
CREATE INDEX _upgrades_v_version_version_path_idx ON cms._upgrades_v (version_path);
CREATE INDEX _upgrades_v_version_version_updated_at_idx ON cms._upgrades_v (version_updated_at);
CREATE INDEX _upgrades_v_version_version_created_at_idx ON cms._upgrades_v (version_created_at);
CREATE INDEX _upgrades_v_version_version__status_idx ON cms._upgrades_v (version__status);
CREATE INDEX _upgrades_v_created_at_idx ON cms._upgrades_v (created_at);
CREATE INDEX _upgrades_v_updated_at_idx ON cms._upgrades_v (updated_at);
CREATE INDEX _upgrades_v_snapshot_idx ON cms._upgrades_v (snapshot);
CREATE INDEX _upgrades_v_published_locale_idx ON cms._upgrades_v (published_locale);
CREATE INDEX _upgrades_v_latest_idx ON cms._upgrades_v (latest);
CREATE INDEX version_source_version_target_idx ON cms._upgrades_v (version_source_id, version_target_id);
`,
  sql`
-- ---------- Product cards ----------

CREATE TYPE cms.enum_product_cards_cta_override_action AS ENUM ('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
CREATE TYPE cms.enum_product_cards_type AS ENUM ('perpetual', 'subscription', 'trial', 'upgrade');
CREATE TYPE cms.enum_product_cards_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__product_cards_v_version_cta_override_action AS ENUM ('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
CREATE TYPE cms.enum__product_cards_v_version_type AS ENUM ('perpetual', 'subscription', 'trial', 'upgrade');
CREATE TYPE cms.enum__product_cards_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__product_cards_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.product_cards_content_annual (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_cards_content_annual_order_idx ON cms.product_cards_content_annual (_order);
CREATE INDEX product_cards_content_annual_parent_id_idx ON cms.product_cards_content_annual (_parent_id);

CREATE TABLE cms.product_cards_content_annual_locales (
  heading varchar,
  features varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_cards_content_annual_locales_locale_parent_id_unique ON cms.product_cards_content_annual_locales (_locale, _parent_id);

CREATE TABLE cms.product_cards_content_monthly (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_cards_content_monthly_order_idx ON cms.product_cards_content_monthly (_order);
CREATE INDEX product_cards_content_monthly_parent_id_idx ON cms.product_cards_content_monthly (_parent_id);

CREATE TABLE cms.product_cards_content_monthly_locales (
  heading varchar,
  features varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_cards_content_monthly_locales_locale_parent_id_uniqu ON cms.product_cards_content_monthly_locales (_locale, _parent_id);

CREATE TABLE cms.product_cards_content_default (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY
);
CREATE INDEX product_cards_content_default_order_idx ON cms.product_cards_content_default (_order);
CREATE INDEX product_cards_content_default_parent_id_idx ON cms.product_cards_content_default (_parent_id);

CREATE TABLE cms.product_cards_content_default_locales (
  heading varchar,
  features varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX product_cards_content_default_locales_locale_parent_id_uniqu ON cms.product_cards_content_default_locales (_locale, _parent_id);

CREATE TABLE cms.product_cards (
  id serial PRIMARY KEY,
  products_annual_id integer,
  products_monthly_id integer,
  products_default_id integer,
  use_normal_rate boolean DEFAULT false,
  cta_override_action cms.enum_product_cards_cta_override_action,
  cta_override_product_id integer,
  cta_override_place varchar,
  cta_override_site varchar,
  slug varchar,
  type cms.enum_product_cards_type DEFAULT 'perpetual',
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_product_cards_status DEFAULT 'draft'
);
CREATE INDEX product_cards_products_products_annual_idx ON cms.product_cards (products_annual_id);
CREATE INDEX product_cards_products_products_monthly_idx ON cms.product_cards (products_monthly_id);
CREATE INDEX product_cards_products_products_default_idx ON cms.product_cards (products_default_id);
CREATE INDEX product_cards_cta_override_cta_override_product_idx ON cms.product_cards (cta_override_product_id);
CREATE UNIQUE INDEX product_cards_slug_idx ON cms.product_cards (slug);
CREATE INDEX product_cards_updated_at_idx ON cms.product_cards (updated_at);
CREATE INDEX product_cards_created_at_idx ON cms.product_cards (created_at);
CREATE INDEX product_cards__status_idx ON cms.product_cards (_status);

CREATE TABLE cms.product_cards_locales (
  title varchar,
  subtitle varchar,
  banner varchar,
  price_subtext varchar,
  price_conditionals varchar,
  terms varchar,
  notes varchar,
  primary_cta_text varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX product_cards_locales_locale_parent_id_unique ON cms.product_cards_locales (_locale, _parent_id);

CREATE TABLE cms.product_cards_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  product_cards_id integer
);
CREATE INDEX product_cards_rels_order_idx ON cms.product_cards_rels ("order");
CREATE INDEX product_cards_rels_parent_idx ON cms.product_cards_rels (parent_id);
CREATE INDEX product_cards_rels_path_idx ON cms.product_cards_rels (path);
CREATE INDEX product_cards_rels_product_cards_id_idx ON cms.product_cards_rels (product_cards_id);

CREATE TABLE cms._product_cards_v_version_content_annual (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_cards_v_version_content_annual_order_idx ON cms._product_cards_v_version_content_annual (_order);
CREATE INDEX _product_cards_v_version_content_annual_parent_id_idx ON cms._product_cards_v_version_content_annual (_parent_id);

CREATE TABLE cms._product_cards_v_version_content_annual_locales (
  heading varchar,
  features varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_cards_v_version_content_annual_locales_locale_paren ON cms._product_cards_v_version_content_annual_locales (_locale, _parent_id);

CREATE TABLE cms._product_cards_v_version_content_monthly (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_cards_v_version_content_monthly_order_idx ON cms._product_cards_v_version_content_monthly (_order);
CREATE INDEX _product_cards_v_version_content_monthly_parent_id_idx ON cms._product_cards_v_version_content_monthly (_parent_id);

CREATE TABLE cms._product_cards_v_version_content_monthly_locales (
  heading varchar,
  features varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_cards_v_version_content_monthly_locales_locale_pare ON cms._product_cards_v_version_content_monthly_locales (_locale, _parent_id);

CREATE TABLE cms._product_cards_v_version_content_default (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  _uuid varchar
);
CREATE INDEX _product_cards_v_version_content_default_order_idx ON cms._product_cards_v_version_content_default (_order);
CREATE INDEX _product_cards_v_version_content_default_parent_id_idx ON cms._product_cards_v_version_content_default (_parent_id);

CREATE TABLE cms._product_cards_v_version_content_default_locales (
  heading varchar,
  features varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_cards_v_version_content_default_locales_locale_pare ON cms._product_cards_v_version_content_default_locales (_locale, _parent_id);

CREATE TABLE cms._product_cards_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_products_annual_id integer,
  version_products_monthly_id integer,
  version_products_default_id integer,
  version_use_normal_rate boolean DEFAULT false,
  version_cta_override_action cms.enum__product_cards_v_version_cta_override_action,
  version_cta_override_product_id integer,
  version_cta_override_place varchar,
  version_cta_override_site varchar,
  version_slug varchar,
  version_type cms.enum__product_cards_v_version_type DEFAULT 'perpetual',
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__product_cards_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__product_cards_v_published_locale,
  latest boolean
);
CREATE INDEX _product_cards_v_parent_idx ON cms._product_cards_v (parent_id);
CREATE INDEX _product_cards_v_version_products_version_products_annua_idx ON cms._product_cards_v (version_products_annual_id);
CREATE INDEX _product_cards_v_version_products_version_products_month_idx ON cms._product_cards_v (version_products_monthly_id);
CREATE INDEX _product_cards_v_version_products_version_products_defau_idx ON cms._product_cards_v (version_products_default_id);
CREATE INDEX _product_cards_v_version_cta_override_version_cta_overri_idx ON cms._product_cards_v (version_cta_override_product_id);
CREATE INDEX _product_cards_v_version_version_slug_idx ON cms._product_cards_v (version_slug);
CREATE INDEX _product_cards_v_version_version_updated_at_idx ON cms._product_cards_v (version_updated_at);
CREATE INDEX _product_cards_v_version_version_created_at_idx ON cms._product_cards_v (version_created_at);
CREATE INDEX _product_cards_v_version_version__status_idx ON cms._product_cards_v (version__status);
CREATE INDEX _product_cards_v_created_at_idx ON cms._product_cards_v (created_at);
CREATE INDEX _product_cards_v_updated_at_idx ON cms._product_cards_v (updated_at);
CREATE INDEX _product_cards_v_snapshot_idx ON cms._product_cards_v (snapshot);
CREATE INDEX _product_cards_v_published_locale_idx ON cms._product_cards_v (published_locale);
CREATE INDEX _product_cards_v_latest_idx ON cms._product_cards_v (latest);

CREATE TABLE cms._product_cards_v_locales (
  version_title varchar,
  version_subtitle varchar,
  version_banner varchar,
  version_price_subtext varchar,
  version_price_conditionals varchar,
  version_terms varchar,
  version_notes varchar,
  version_primary_cta_text varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _product_cards_v_locales_locale_parent_id_unique ON cms._product_cards_v_locales (_locale, _parent_id);

CREATE TABLE cms._product_cards_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  product_cards_id integer
);
CREATE INDEX _product_cards_v_rels_order_idx ON cms._product_cards_v_rels ("order");
CREATE INDEX _product_cards_v_rels_parent_idx ON cms._product_cards_v_rels (parent_id);
CREATE INDEX _product_cards_v_rels_path_idx ON cms._product_cards_v_rels (path);
CREATE INDEX _product_cards_v_rels_product_cards_id_idx ON cms._product_cards_v_rels (product_cards_id);
`,
  sql`
-- ---------- Coupons ----------

CREATE TYPE cms.enum_coupons_kind AS ENUM ('discount', 'cashOff');
CREATE TYPE cms.enum_coupons_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__coupons_v_version_kind AS ENUM ('discount', 'cashOff');
CREATE TYPE cms.enum__coupons_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__coupons_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.coupons (
  id serial PRIMARY KEY,
  code varchar,
  kind cms.enum_coupons_kind DEFAULT 'discount',
  percent numeric,
  amounts_usd varchar,
  amounts_eur varchar,
  amounts_gbp varchar,
  amounts_cad varchar,
  amounts_aud varchar,
  amounts_jpy varchar,
  amounts_krw varchar,
  amounts_brl varchar,
  amounts_mxn varchar,
  amounts_chf varchar,
  amounts_sek varchar,
  amounts_pln varchar,
  combine boolean DEFAULT false,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  for_email varchar,
  once_per_person boolean DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_coupons_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX coupons_code_idx ON cms.coupons (code);
CREATE INDEX coupons_updated_at_idx ON cms.coupons (updated_at);
CREATE INDEX coupons_created_at_idx ON cms.coupons (created_at);
CREATE INDEX coupons__status_idx ON cms.coupons (_status);

CREATE TABLE cms.coupons_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX coupons_rels_order_idx ON cms.coupons_rels ("order");
CREATE INDEX coupons_rels_parent_idx ON cms.coupons_rels (parent_id);
CREATE INDEX coupons_rels_path_idx ON cms.coupons_rels (path);
CREATE INDEX coupons_rels_products_id_idx ON cms.coupons_rels (products_id);

CREATE TABLE cms._coupons_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_code varchar,
  version_kind cms.enum__coupons_v_version_kind DEFAULT 'discount',
  version_percent numeric,
  version_amounts_usd varchar,
  version_amounts_eur varchar,
  version_amounts_gbp varchar,
  version_amounts_cad varchar,
  version_amounts_aud varchar,
  version_amounts_jpy varchar,
  version_amounts_krw varchar,
  version_amounts_brl varchar,
  version_amounts_mxn varchar,
  version_amounts_chf varchar,
  version_amounts_sek varchar,
  version_amounts_pln varchar,
  version_combine boolean DEFAULT false,
  version_starts_at timestamptz(3),
  version_ends_at timestamptz(3),
  version_for_email varchar,
  version_once_per_person boolean DEFAULT false,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__coupons_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__coupons_v_published_locale,
  latest boolean
);
CREATE INDEX _coupons_v_parent_idx ON cms._coupons_v (parent_id);
CREATE INDEX _coupons_v_version_version_code_idx ON cms._coupons_v (version_code);
CREATE INDEX _coupons_v_version_version_updated_at_idx ON cms._coupons_v (version_updated_at);
CREATE INDEX _coupons_v_version_version_created_at_idx ON cms._coupons_v (version_created_at);
CREATE INDEX _coupons_v_version_version__status_idx ON cms._coupons_v (version__status);
CREATE INDEX _coupons_v_created_at_idx ON cms._coupons_v (created_at);
CREATE INDEX _coupons_v_updated_at_idx ON cms._coupons_v (updated_at);
CREATE INDEX _coupons_v_snapshot_idx ON cms._coupons_v (snapshot);
CREATE INDEX _coupons_v_published_locale_idx ON cms._coupons_v (published_locale);
CREATE INDEX _coupons_v_latest_idx ON cms._coupons_v (latest);

CREATE TABLE cms._coupons_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _coupons_v_rels_order_idx ON cms._coupons_v_rels ("order");
CREATE INDEX _coupons_v_rels_parent_idx ON cms._coupons_v_rels (parent_id);
CREATE INDEX _coupons_v_rels_path_idx ON cms._coupons_v_rels (path);
CREATE INDEX _coupons_v_rels_products_id_idx ON cms._coupons_v_rels (products_id);
`,
  sql`
-- ---------- Promotions ----------

CREATE TYPE cms.enum_promotions_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__promotions_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__promotions_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.promotions_products (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  product_id integer,
  prices_usd varchar,
  prices_eur varchar,
  prices_gbp varchar,
  prices_cad varchar,
  prices_aud varchar,
  prices_jpy varchar,
  prices_krw varchar,
  prices_brl varchar,
  prices_mxn varchar,
  prices_chf varchar,
  prices_sek varchar,
  prices_pln varchar
);
CREATE INDEX promotions_products_order_idx ON cms.promotions_products (_order);
CREATE INDEX promotions_products_parent_id_idx ON cms.promotions_products (_parent_id);
CREATE INDEX promotions_products_product_idx ON cms.promotions_products (product_id);

CREATE TABLE cms.promotions (
  id serial PRIMARY KEY,
  code varchar,
  promotion_id varchar,
  offer_tag varchar,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_promotions_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX promotions_code_idx ON cms.promotions (code);
CREATE UNIQUE INDEX promotions_promotion_id_idx ON cms.promotions (promotion_id);
CREATE INDEX promotions_updated_at_idx ON cms.promotions (updated_at);
CREATE INDEX promotions_created_at_idx ON cms.promotions (created_at);
CREATE INDEX promotions__status_idx ON cms.promotions (_status);

CREATE TABLE cms.promotions_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX promotions_rels_order_idx ON cms.promotions_rels ("order");
CREATE INDEX promotions_rels_parent_idx ON cms.promotions_rels (parent_id);
CREATE INDEX promotions_rels_path_idx ON cms.promotions_rels (path);
CREATE INDEX promotions_rels_products_id_idx ON cms.promotions_rels (products_id);

CREATE TABLE cms._promotions_v_version_products (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  product_id integer,
  prices_usd varchar,
  prices_eur varchar,
  prices_gbp varchar,
  prices_cad varchar,
  prices_aud varchar,
  prices_jpy varchar,
  prices_krw varchar,
  prices_brl varchar,
  prices_mxn varchar,
  prices_chf varchar,
  prices_sek varchar,
  prices_pln varchar,
  _uuid varchar
);
CREATE INDEX _promotions_v_version_products_order_idx ON cms._promotions_v_version_products (_order);
CREATE INDEX _promotions_v_version_products_parent_id_idx ON cms._promotions_v_version_products (_parent_id);
CREATE INDEX _promotions_v_version_products_product_idx ON cms._promotions_v_version_products (product_id);

CREATE TABLE cms._promotions_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_code varchar,
  version_promotion_id varchar,
  version_offer_tag varchar,
  version_starts_at timestamptz(3),
  version_ends_at timestamptz(3),
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__promotions_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__promotions_v_published_locale,
  latest boolean
);
CREATE INDEX _promotions_v_parent_idx ON cms._promotions_v (parent_id);
CREATE INDEX _promotions_v_version_version_code_idx ON cms._promotions_v (version_code);
CREATE INDEX _promotions_v_version_version_promotion_id_idx ON cms._promotions_v (version_promotion_id);
CREATE INDEX _promotions_v_version_version_updated_at_idx ON cms._promotions_v (version_updated_at);
CREATE INDEX _promotions_v_version_version_created_at_idx ON cms._promotions_v (version_created_at);
CREATE INDEX _promotions_v_version_version__status_idx ON cms._promotions_v (version__status);
CREATE INDEX _promotions_v_created_at_idx ON cms._promotions_v (created_at);
CREATE INDEX _promotions_v_updated_at_idx ON cms._promotions_v (updated_at);
CREATE INDEX _promotions_v_snapshot_idx ON cms._promotions_v (snapshot);
CREATE INDEX _promotions_v_published_locale_idx ON cms._promotions_v (published_locale);
CREATE INDEX _promotions_v_latest_idx ON cms._promotions_v (latest);

CREATE TABLE cms._promotions_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _promotions_v_rels_order_idx ON cms._promotions_v_rels ("order");
CREATE INDEX _promotions_v_rels_parent_idx ON cms._promotions_v_rels (parent_id);
CREATE INDEX _promotions_v_rels_path_idx ON cms._promotions_v_rels (path);
CREATE INDEX _promotions_v_rels_products_id_idx ON cms._promotions_v_rels (products_id);
`,
  sql`
-- ---------- Promotion pages ----------

CREATE TYPE cms.enum_promotion_pages_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__promotion_pages_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__promotion_pages_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.promotion_pages (
  id serial PRIMARY KEY,
  code varchar,
  slug varchar,
  is_sample boolean DEFAULT false,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_promotion_pages_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX promotion_pages_code_idx ON cms.promotion_pages (code);
CREATE UNIQUE INDEX promotion_pages_slug_idx ON cms.promotion_pages (slug);
CREATE INDEX promotion_pages_updated_at_idx ON cms.promotion_pages (updated_at);
CREATE INDEX promotion_pages_created_at_idx ON cms.promotion_pages (created_at);
CREATE INDEX promotion_pages__status_idx ON cms.promotion_pages (_status);

CREATE TABLE cms.promotion_pages_locales (
  title varchar,
  lead varchar,
  text varchar,
  seo_title varchar,
  seo_description varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX promotion_pages_locales_locale_parent_id_unique ON cms.promotion_pages_locales (_locale, _parent_id);

CREATE TABLE cms.promotion_pages_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX promotion_pages_rels_order_idx ON cms.promotion_pages_rels ("order");
CREATE INDEX promotion_pages_rels_parent_idx ON cms.promotion_pages_rels (parent_id);
CREATE INDEX promotion_pages_rels_path_idx ON cms.promotion_pages_rels (path);
CREATE INDEX promotion_pages_rels_products_id_idx ON cms.promotion_pages_rels (products_id);

CREATE TABLE cms._promotion_pages_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_code varchar,
  version_slug varchar,
  version_is_sample boolean DEFAULT false,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__promotion_pages_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__promotion_pages_v_published_locale,
  latest boolean
);
CREATE INDEX _promotion_pages_v_parent_idx ON cms._promotion_pages_v (parent_id);
CREATE INDEX _promotion_pages_v_version_version_code_idx ON cms._promotion_pages_v (version_code);
CREATE INDEX _promotion_pages_v_version_version_slug_idx ON cms._promotion_pages_v (version_slug);
CREATE INDEX _promotion_pages_v_version_version_updated_at_idx ON cms._promotion_pages_v (version_updated_at);
CREATE INDEX _promotion_pages_v_version_version_created_at_idx ON cms._promotion_pages_v (version_created_at);
CREATE INDEX _promotion_pages_v_version_version__status_idx ON cms._promotion_pages_v (version__status);
CREATE INDEX _promotion_pages_v_created_at_idx ON cms._promotion_pages_v (created_at);
CREATE INDEX _promotion_pages_v_updated_at_idx ON cms._promotion_pages_v (updated_at);
CREATE INDEX _promotion_pages_v_snapshot_idx ON cms._promotion_pages_v (snapshot);
CREATE INDEX _promotion_pages_v_published_locale_idx ON cms._promotion_pages_v (published_locale);
CREATE INDEX _promotion_pages_v_latest_idx ON cms._promotion_pages_v (latest);

CREATE TABLE cms._promotion_pages_v_locales (
  version_title varchar,
  version_lead varchar,
  version_text varchar,
  version_seo_title varchar,
  version_seo_description varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _promotion_pages_v_locales_locale_parent_id_unique ON cms._promotion_pages_v_locales (_locale, _parent_id);

CREATE TABLE cms._promotion_pages_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  products_id integer
);
CREATE INDEX _promotion_pages_v_rels_order_idx ON cms._promotion_pages_v_rels ("order");
CREATE INDEX _promotion_pages_v_rels_parent_idx ON cms._promotion_pages_v_rels (parent_id);
CREATE INDEX _promotion_pages_v_rels_path_idx ON cms._promotion_pages_v_rels (path);
CREATE INDEX _promotion_pages_v_rels_products_id_idx ON cms._promotion_pages_v_rels (products_id);
`,
  sql`
-- ---------- Mini banners ----------

CREATE TYPE cms.enum_mini_banners_ctas_action AS ENUM ('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
CREATE TYPE cms.enum_mini_banners_allowlist_type AS ENUM ('routename', 'uri');
CREATE TYPE cms.enum_mini_banners_allowlist_route AS ENUM ('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
CREATE TYPE cms.enum_mini_banners_blocklist_type AS ENUM ('routename', 'uri');
CREATE TYPE cms.enum_mini_banners_blocklist_route AS ENUM ('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
CREATE TYPE cms.enum_mini_banners_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__mini_banners_v_version_ctas_action AS ENUM ('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
CREATE TYPE cms.enum__mini_banners_v_version_allowlist_type AS ENUM ('routename', 'uri');
CREATE TYPE cms.enum__mini_banners_v_version_allowlist_route AS ENUM ('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
CREATE TYPE cms.enum__mini_banners_v_version_blocklist_type AS ENUM ('routename', 'uri');
CREATE TYPE cms.enum__mini_banners_v_version_blocklist_route AS ENUM ('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
CREATE TYPE cms.enum__mini_banners_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__mini_banners_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.mini_banners_ctas (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  action cms.enum_mini_banners_ctas_action,
  product_id integer,
  place varchar,
  site varchar
);
CREATE INDEX mini_banners_ctas_order_idx ON cms.mini_banners_ctas (_order);
CREATE INDEX mini_banners_ctas_parent_id_idx ON cms.mini_banners_ctas (_parent_id);
CREATE INDEX mini_banners_ctas_product_idx ON cms.mini_banners_ctas (product_id);

CREATE TABLE cms.mini_banners_ctas_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id varchar NOT NULL
);
CREATE UNIQUE INDEX mini_banners_ctas_locales_locale_parent_id_unique ON cms.mini_banners_ctas_locales (_locale, _parent_id);

CREATE TABLE cms.mini_banners_allowlist (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  type cms.enum_mini_banners_allowlist_type DEFAULT 'routename',
  route cms.enum_mini_banners_allowlist_route,
  address varchar
);
CREATE INDEX mini_banners_allowlist_order_idx ON cms.mini_banners_allowlist (_order);
CREATE INDEX mini_banners_allowlist_parent_id_idx ON cms.mini_banners_allowlist (_parent_id);

CREATE TABLE cms.mini_banners_blocklist (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  type cms.enum_mini_banners_blocklist_type DEFAULT 'routename',
  route cms.enum_mini_banners_blocklist_route,
  address varchar
);
CREATE INDEX mini_banners_blocklist_order_idx ON cms.mini_banners_blocklist (_order);
CREATE INDEX mini_banners_blocklist_parent_id_idx ON cms.mini_banners_blocklist (_parent_id);

CREATE TABLE cms.mini_banners (
  id serial PRIMARY KEY,
  background varchar,
  url varchar,
  slug varchar,
  "order" numeric DEFAULT 0,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_mini_banners_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX mini_banners_slug_idx ON cms.mini_banners (slug);
CREATE INDEX mini_banners_updated_at_idx ON cms.mini_banners (updated_at);
CREATE INDEX mini_banners_created_at_idx ON cms.mini_banners (created_at);
CREATE INDEX mini_banners__status_idx ON cms.mini_banners (_status);

CREATE TABLE cms.mini_banners_locales (
  content varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX mini_banners_locales_locale_parent_id_unique ON cms.mini_banners_locales (_locale, _parent_id);

CREATE TABLE cms.mini_banners_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  product_cards_id integer
);
CREATE INDEX mini_banners_rels_order_idx ON cms.mini_banners_rels ("order");
CREATE INDEX mini_banners_rels_parent_idx ON cms.mini_banners_rels (parent_id);
CREATE INDEX mini_banners_rels_path_idx ON cms.mini_banners_rels (path);
CREATE INDEX mini_banners_rels_product_cards_id_idx ON cms.mini_banners_rels (product_cards_id);

CREATE TABLE cms._mini_banners_v_version_ctas (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  action cms.enum__mini_banners_v_version_ctas_action,
  product_id integer,
  place varchar,
  site varchar,
  _uuid varchar
);
CREATE INDEX _mini_banners_v_version_ctas_order_idx ON cms._mini_banners_v_version_ctas (_order);
CREATE INDEX _mini_banners_v_version_ctas_parent_id_idx ON cms._mini_banners_v_version_ctas (_parent_id);
CREATE INDEX _mini_banners_v_version_ctas_product_idx ON cms._mini_banners_v_version_ctas (product_id);

CREATE TABLE cms._mini_banners_v_version_ctas_locales (
  label varchar,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _mini_banners_v_version_ctas_locales_locale_parent_id_unique ON cms._mini_banners_v_version_ctas_locales (_locale, _parent_id);

CREATE TABLE cms._mini_banners_v_version_allowlist (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  type cms.enum__mini_banners_v_version_allowlist_type DEFAULT 'routename',
  route cms.enum__mini_banners_v_version_allowlist_route,
  address varchar,
  _uuid varchar
);
CREATE INDEX _mini_banners_v_version_allowlist_order_idx ON cms._mini_banners_v_version_allowlist (_order);
CREATE INDEX _mini_banners_v_version_allowlist_parent_id_idx ON cms._mini_banners_v_version_allowlist (_parent_id);

CREATE TABLE cms._mini_banners_v_version_blocklist (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id serial PRIMARY KEY,
  type cms.enum__mini_banners_v_version_blocklist_type DEFAULT 'routename',
  route cms.enum__mini_banners_v_version_blocklist_route,
  address varchar,
  _uuid varchar
);
CREATE INDEX _mini_banners_v_version_blocklist_order_idx ON cms._mini_banners_v_version_blocklist (_order);
CREATE INDEX _mini_banners_v_version_blocklist_parent_id_idx ON cms._mini_banners_v_version_blocklist (_parent_id);

CREATE TABLE cms._mini_banners_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_background varchar,
  version_url varchar,
  version_slug varchar,
  version_order numeric DEFAULT 0,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__mini_banners_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__mini_banners_v_published_locale,
  latest boolean
);
CREATE INDEX _mini_banners_v_parent_idx ON cms._mini_banners_v (parent_id);
CREATE INDEX _mini_banners_v_version_version_slug_idx ON cms._mini_banners_v (version_slug);
CREATE INDEX _mini_banners_v_version_version_updated_at_idx ON cms._mini_banners_v (version_updated_at);
CREATE INDEX _mini_banners_v_version_version_created_at_idx ON cms._mini_banners_v (version_created_at);
CREATE INDEX _mini_banners_v_version_version__status_idx ON cms._mini_banners_v (version__status);
CREATE INDEX _mini_banners_v_created_at_idx ON cms._mini_banners_v (created_at);
CREATE INDEX _mini_banners_v_updated_at_idx ON cms._mini_banners_v (updated_at);
CREATE INDEX _mini_banners_v_snapshot_idx ON cms._mini_banners_v (snapshot);
CREATE INDEX _mini_banners_v_published_locale_idx ON cms._mini_banners_v (published_locale);
CREATE INDEX _mini_banners_v_latest_idx ON cms._mini_banners_v (latest);

CREATE TABLE cms._mini_banners_v_locales (
  version_content varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _mini_banners_v_locales_locale_parent_id_unique ON cms._mini_banners_v_locales (_locale, _parent_id);

CREATE TABLE cms._mini_banners_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  product_cards_id integer
);
CREATE INDEX _mini_banners_v_rels_order_idx ON cms._mini_banners_v_rels ("order");
CREATE INDEX _mini_banners_v_rels_parent_idx ON cms._mini_banners_v_rels (parent_id);
CREATE INDEX _mini_banners_v_rels_path_idx ON cms._mini_banners_v_rels (path);
CREATE INDEX _mini_banners_v_rels_product_cards_id_idx ON cms._mini_banners_v_rels (product_cards_id);
`,
  sql`
-- ---------- Popups ----------

CREATE TYPE cms.enum_popups_audience AS ENUM ('isSubscriber', 'isTrialer', 'wasSubscriber', 'wasTrialer', 'not-on-marketing', 'not-on-newsletter', 'default');
CREATE TYPE cms.enum_popups_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__popups_v_version_audience AS ENUM ('isSubscriber', 'isTrialer', 'wasSubscriber', 'wasTrialer', 'not-on-marketing', 'not-on-newsletter', 'default');
CREATE TYPE cms.enum__popups_v_version_status AS ENUM ('draft', 'published');
CREATE TYPE cms.enum__popups_v_published_locale AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');

CREATE TABLE cms.popups (
  id serial PRIMARY KEY,
  delay numeric DEFAULT 5,
  threshold numeric DEFAULT 25,
  audience cms.enum_popups_audience,
  campaign varchar,
  ready_in varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status cms.enum_popups_status DEFAULT 'draft'
);
CREATE UNIQUE INDEX popups_audience_idx ON cms.popups (audience);
CREATE INDEX popups_campaign_idx ON cms.popups (campaign);
CREATE INDEX popups_updated_at_idx ON cms.popups (updated_at);
CREATE INDEX popups_created_at_idx ON cms.popups (created_at);
CREATE INDEX popups__status_idx ON cms.popups (_status);

CREATE TABLE cms.popups_locales (
  content varchar,
  ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX popups_locales_locale_parent_id_unique ON cms.popups_locales (_locale, _parent_id);

CREATE TABLE cms._popups_v (
  id serial PRIMARY KEY,
  parent_id integer,
  version_delay numeric DEFAULT 5,
  version_threshold numeric DEFAULT 25,
  version_audience cms.enum__popups_v_version_audience,
  version_campaign varchar,
  version_ready_in varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status cms.enum__popups_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  snapshot boolean,
  published_locale cms.enum__popups_v_published_locale,
  latest boolean
);
CREATE INDEX _popups_v_parent_idx ON cms._popups_v (parent_id);
CREATE INDEX _popups_v_version_version_audience_idx ON cms._popups_v (version_audience);
CREATE INDEX _popups_v_version_version_campaign_idx ON cms._popups_v (version_campaign);
CREATE INDEX _popups_v_version_version_updated_at_idx ON cms._popups_v (version_updated_at);
CREATE INDEX _popups_v_version_version_created_at_idx ON cms._popups_v (version_created_at);
CREATE INDEX _popups_v_version_version__status_idx ON cms._popups_v (version__status);
CREATE INDEX _popups_v_created_at_idx ON cms._popups_v (created_at);
CREATE INDEX _popups_v_updated_at_idx ON cms._popups_v (updated_at);
CREATE INDEX _popups_v_snapshot_idx ON cms._popups_v (snapshot);
CREATE INDEX _popups_v_published_locale_idx ON cms._popups_v (published_locale);
CREATE INDEX _popups_v_latest_idx ON cms._popups_v (latest);

CREATE TABLE cms._popups_v_locales (
  version_content varchar,
  version_ready boolean DEFAULT false,
  id serial PRIMARY KEY,
  _locale cms._locales NOT NULL,
  _parent_id integer NOT NULL
);
CREATE UNIQUE INDEX _popups_v_locales_locale_parent_id_unique ON cms._popups_v_locales (_locale, _parent_id);
`,
  sql`
-- ---------- Users ----------

CREATE TYPE cms.enum_users_languages AS ENUM ('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
CREATE TYPE cms.enum_users_role AS ENUM ('admin', 'editor', 'translator', 'support', 'manager');

CREATE TABLE cms.users_languages (
  "order" integer NOT NULL,
  parent_id integer NOT NULL,
  value cms.enum_users_languages,
  id serial PRIMARY KEY
);
CREATE INDEX users_languages_order_idx ON cms.users_languages ("order");
CREATE INDEX users_languages_parent_idx ON cms.users_languages (parent_id);

CREATE TABLE cms.users_sessions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  created_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX users_sessions_order_idx ON cms.users_sessions (_order);
CREATE INDEX users_sessions_parent_id_idx ON cms.users_sessions (_parent_id);

CREATE TABLE cms.users (
  id serial PRIMARY KEY,
  role cms.enum_users_role NOT NULL DEFAULT 'translator',
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  email varchar NOT NULL,
  reset_password_token varchar,
  reset_password_expiration timestamptz(3),
  salt varchar,
  hash varchar,
  reset_password_requested_at timestamptz(3),
  login_attempts numeric DEFAULT 0,
  lock_until timestamptz(3)
);
CREATE INDEX users_updated_at_idx ON cms.users (updated_at);
CREATE INDEX users_created_at_idx ON cms.users (created_at);
CREATE UNIQUE INDEX users_email_idx ON cms.users (email);
`,
  sql`
-- ---------- Payload's own: jobs, preferences, locks, migrations ----------

CREATE TYPE cms.enum_payload_jobs_log_task_slug AS ENUM ('inline', 'schedulePublish');
CREATE TYPE cms.enum_payload_jobs_log_state AS ENUM ('failed', 'succeeded');
CREATE TYPE cms.enum_payload_jobs_task_slug AS ENUM ('inline', 'schedulePublish');

CREATE TABLE cms.payload_kv (
  id serial PRIMARY KEY,
  key varchar NOT NULL,
  data jsonb NOT NULL
);
CREATE UNIQUE INDEX payload_kv_key_idx ON cms.payload_kv (key);

CREATE TABLE cms.payload_jobs_log (
  _order integer NOT NULL,
  _parent_id integer NOT NULL,
  id varchar PRIMARY KEY,
  executed_at timestamptz(3) NOT NULL,
  completed_at timestamptz(3) NOT NULL,
  task_slug cms.enum_payload_jobs_log_task_slug NOT NULL,
  task_i_d varchar NOT NULL,
  input jsonb,
  output jsonb,
  state cms.enum_payload_jobs_log_state NOT NULL,
  error jsonb
);
CREATE INDEX payload_jobs_log_order_idx ON cms.payload_jobs_log (_order);
CREATE INDEX payload_jobs_log_parent_id_idx ON cms.payload_jobs_log (_parent_id);

CREATE TABLE cms.payload_jobs (
  id serial PRIMARY KEY,
  input jsonb,
  completed_at timestamptz(3),
  total_tried numeric DEFAULT 0,
  has_error boolean DEFAULT false,
  error jsonb,
  task_slug cms.enum_payload_jobs_task_slug,
  queue varchar DEFAULT 'default',
  wait_until timestamptz(3),
  processing boolean DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_jobs_completed_at_idx ON cms.payload_jobs (completed_at);
CREATE INDEX payload_jobs_total_tried_idx ON cms.payload_jobs (total_tried);
CREATE INDEX payload_jobs_has_error_idx ON cms.payload_jobs (has_error);
CREATE INDEX payload_jobs_task_slug_idx ON cms.payload_jobs (task_slug);
CREATE INDEX payload_jobs_queue_idx ON cms.payload_jobs (queue);
CREATE INDEX payload_jobs_wait_until_idx ON cms.payload_jobs (wait_until);
CREATE INDEX payload_jobs_processing_idx ON cms.payload_jobs (processing);
CREATE INDEX payload_jobs_updated_at_idx ON cms.payload_jobs (updated_at);
CREATE INDEX payload_jobs_created_at_idx ON cms.payload_jobs (created_at);

CREATE TABLE cms.payload_locked_documents (
  id serial PRIMARY KEY,
  global_slug varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_locked_documents_global_slug_idx ON cms.payload_locked_documents (global_slug);
CREATE INDEX payload_locked_documents_updated_at_idx ON cms.payload_locked_documents (updated_at);
CREATE INDEX payload_locked_documents_created_at_idx ON cms.payload_locked_documents (created_at);

CREATE TABLE cms.payload_locked_documents_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  pages_id integer,
  product_pages_id integer,
  products_id integer,
  pictures_id integer,
  users_id integer,
  upgrades_id integer,
  product_cards_id integer,
  coupons_id integer,
  promotions_id integer,
  posts_id integer,
  tutorials_id integer,
  artists_id integer,
  manuals_id integer,
  download_pages_id integer,
  installers_id integer,
  testimonials_id integer,
  films_id integer,
  redirects_id integer,
  mini_banners_id integer,
  popups_id integer,
  promotion_pages_id integer
);
CREATE INDEX payload_locked_documents_rels_order_idx ON cms.payload_locked_documents_rels ("order");
CREATE INDEX payload_locked_documents_rels_parent_idx ON cms.payload_locked_documents_rels (parent_id);
CREATE INDEX payload_locked_documents_rels_path_idx ON cms.payload_locked_documents_rels (path);
CREATE INDEX payload_locked_documents_rels_pages_id_idx ON cms.payload_locked_documents_rels (pages_id);
CREATE INDEX payload_locked_documents_rels_product_pages_id_idx ON cms.payload_locked_documents_rels (product_pages_id);
CREATE INDEX payload_locked_documents_rels_posts_id_idx ON cms.payload_locked_documents_rels (posts_id);
CREATE INDEX payload_locked_documents_rels_tutorials_id_idx ON cms.payload_locked_documents_rels (tutorials_id);
CREATE INDEX payload_locked_documents_rels_artists_id_idx ON cms.payload_locked_documents_rels (artists_id);
CREATE INDEX payload_locked_documents_rels_manuals_id_idx ON cms.payload_locked_documents_rels (manuals_id);
CREATE INDEX payload_locked_documents_rels_download_pages_id_idx ON cms.payload_locked_documents_rels (download_pages_id);
CREATE INDEX payload_locked_documents_rels_installers_id_idx ON cms.payload_locked_documents_rels (installers_id);
CREATE INDEX payload_locked_documents_rels_testimonials_id_idx ON cms.payload_locked_documents_rels (testimonials_id);
CREATE INDEX payload_locked_documents_rels_pictures_id_idx ON cms.payload_locked_documents_rels (pictures_id);
CREATE INDEX payload_locked_documents_rels_films_id_idx ON cms.payload_locked_documents_rels (films_id);
CREATE INDEX payload_locked_documents_rels_redirects_id_idx ON cms.payload_locked_documents_rels (redirects_id);
CREATE INDEX payload_locked_documents_rels_products_id_idx ON cms.payload_locked_documents_rels (products_id);
CREATE INDEX payload_locked_documents_rels_upgrades_id_idx ON cms.payload_locked_documents_rels (upgrades_id);
CREATE INDEX payload_locked_documents_rels_product_cards_id_idx ON cms.payload_locked_documents_rels (product_cards_id);
CREATE INDEX payload_locked_documents_rels_coupons_id_idx ON cms.payload_locked_documents_rels (coupons_id);
CREATE INDEX payload_locked_documents_rels_promotions_id_idx ON cms.payload_locked_documents_rels (promotions_id);
CREATE INDEX payload_locked_documents_rels_promotion_pages_id_idx ON cms.payload_locked_documents_rels (promotion_pages_id);
CREATE INDEX payload_locked_documents_rels_mini_banners_id_idx ON cms.payload_locked_documents_rels (mini_banners_id);
CREATE INDEX payload_locked_documents_rels_popups_id_idx ON cms.payload_locked_documents_rels (popups_id);
CREATE INDEX payload_locked_documents_rels_users_id_idx ON cms.payload_locked_documents_rels (users_id);

CREATE TABLE cms.payload_preferences (
  id serial PRIMARY KEY,
  key varchar,
  value jsonb,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_preferences_key_idx ON cms.payload_preferences (key);
CREATE INDEX payload_preferences_updated_at_idx ON cms.payload_preferences (updated_at);
CREATE INDEX payload_preferences_created_at_idx ON cms.payload_preferences (created_at);

CREATE TABLE cms.payload_preferences_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL,
  path varchar NOT NULL,
  users_id integer
);
CREATE INDEX payload_preferences_rels_order_idx ON cms.payload_preferences_rels ("order");
CREATE INDEX payload_preferences_rels_parent_idx ON cms.payload_preferences_rels (parent_id);
CREATE INDEX payload_preferences_rels_path_idx ON cms.payload_preferences_rels (path);
CREATE INDEX payload_preferences_rels_users_id_idx ON cms.payload_preferences_rels (users_id);

CREATE TABLE cms.payload_migrations (
  id serial PRIMARY KEY,
  name varchar,
  batch numeric,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_migrations_updated_at_idx ON cms.payload_migrations (updated_at);
CREATE INDEX payload_migrations_created_at_idx ON cms.payload_migrations (created_at);
`,
  sql`
-- ---------- What points to what ----------

-- Last, because some of it goes round in circles.

-- Pages
ALTER TABLE cms.pages_blocks_hero_actions
  ADD CONSTRAINT pages_blocks_hero_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_hero_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_hero_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_hero_actions_locales
  ADD CONSTRAINT pages_blocks_hero_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_hero_actions (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_hero
  ADD CONSTRAINT pages_blocks_hero_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_hero_locales
  ADD CONSTRAINT pages_blocks_hero_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_page_head
  ADD CONSTRAINT pages_blocks_page_head_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_page_head_locales
  ADD CONSTRAINT pages_blocks_page_head_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_page_head (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_families_cards
  ADD CONSTRAINT pages_blocks_families_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_families_cards_locales
  ADD CONSTRAINT pages_blocks_families_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_families_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_families
  ADD CONSTRAINT pages_blocks_families_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_families_locales
  ADD CONSTRAINT pages_blocks_families_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_audio_demos_demos
  ADD CONSTRAINT pages_blocks_audio_demos_demos_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_audio_demos_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_audio_demos_demos_locales
  ADD CONSTRAINT pages_blocks_audio_demos_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_audio_demos_demos (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_audio_demos
  ADD CONSTRAINT pages_blocks_audio_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_audio_demos_locales
  ADD CONSTRAINT pages_blocks_audio_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_plan_offer_points
  ADD CONSTRAINT pages_blocks_plan_offer_points_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_plan_offer_points_locales
  ADD CONSTRAINT pages_blocks_plan_offer_points_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_plan_offer_points (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_plan_offer
  ADD CONSTRAINT pages_blocks_plan_offer_monthly_id_products_id_fk FOREIGN KEY (monthly_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_plan_offer_annual_id_products_id_fk FOREIGN KEY (annual_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_plan_offer_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_plan_offer_locales
  ADD CONSTRAINT pages_blocks_plan_offer_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_feature_rows_rows
  ADD CONSTRAINT pages_blocks_feature_rows_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_feature_rows_rows_locales
  ADD CONSTRAINT pages_blocks_feature_rows_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_feature_rows_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_feature_rows
  ADD CONSTRAINT pages_blocks_feature_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_feature_rows_locales
  ADD CONSTRAINT pages_blocks_feature_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_included_in
  ADD CONSTRAINT pages_blocks_included_in_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_included_in_locales
  ADD CONSTRAINT pages_blocks_included_in_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_included_in (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_specs_groups_rows
  ADD CONSTRAINT pages_blocks_specs_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_specs_groups_rows_locales
  ADD CONSTRAINT pages_blocks_specs_groups_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_specs_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_specs_groups
  ADD CONSTRAINT pages_blocks_specs_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_specs_groups_locales
  ADD CONSTRAINT pages_blocks_specs_groups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_specs
  ADD CONSTRAINT pages_blocks_specs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_specs_locales
  ADD CONSTRAINT pages_blocks_specs_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_faq_items
  ADD CONSTRAINT pages_blocks_faq_items_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_faq_items_locales
  ADD CONSTRAINT pages_blocks_faq_items_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_faq_items (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_faq
  ADD CONSTRAINT pages_blocks_faq_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_faq_locales
  ADD CONSTRAINT pages_blocks_faq_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_product_cards
  ADD CONSTRAINT pages_blocks_product_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_product_cards_locales
  ADD CONSTRAINT pages_blocks_product_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_tool_shelf_shelves
  ADD CONSTRAINT pages_blocks_tool_shelf_shelves_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_tool_shelf_shelves_locales
  ADD CONSTRAINT pages_blocks_tool_shelf_shelves_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_tool_shelf_shelves (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_tool_shelf
  ADD CONSTRAINT pages_blocks_tool_shelf_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_tool_shelf_locales
  ADD CONSTRAINT pages_blocks_tool_shelf_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_prose_sections
  ADD CONSTRAINT pages_blocks_prose_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_prose_sections_locales
  ADD CONSTRAINT pages_blocks_prose_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_prose_sections (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_prose
  ADD CONSTRAINT pages_blocks_prose_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_prose_locales
  ADD CONSTRAINT pages_blocks_prose_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_media
  ADD CONSTRAINT pages_blocks_media_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_media_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_media_locales
  ADD CONSTRAINT pages_blocks_media_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_media (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_video
  ADD CONSTRAINT pages_blocks_video_film_id_films_id_fk FOREIGN KEY (film_id) REFERENCES cms.films (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_video_poster_id_pictures_id_fk FOREIGN KEY (poster_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_video_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_video_locales
  ADD CONSTRAINT pages_blocks_video_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_video (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compare_table_groups_rows
  ADD CONSTRAINT pages_blocks_compare_table_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compare_table_groups_rows_locales
  ADD CONSTRAINT pages_blocks_compare_table_groups_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compare_table_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compare_table_groups
  ADD CONSTRAINT pages_blocks_compare_table_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compare_table_groups_locales
  ADD CONSTRAINT pages_blocks_compare_table_groups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compare_table
  ADD CONSTRAINT pages_blocks_compare_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compare_table_locales
  ADD CONSTRAINT pages_blocks_compare_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compatibility_hosts_formats
  ADD CONSTRAINT pages_blocks_compatibility_hosts_formats_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.pages_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compatibility_hosts
  ADD CONSTRAINT pages_blocks_compatibility_hosts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compatibility_hosts_locales
  ADD CONSTRAINT pages_blocks_compatibility_hosts_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compatibility
  ADD CONSTRAINT pages_blocks_compatibility_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_compatibility_locales
  ADD CONSTRAINT pages_blocks_compatibility_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_promo_banner_actions
  ADD CONSTRAINT pages_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_promo_banner_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_promo_banner_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_promo_banner_actions_locales
  ADD CONSTRAINT pages_blocks_promo_banner_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_promo_banner_actions (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_promo_banner
  ADD CONSTRAINT pages_blocks_promo_banner_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_promo_banner_locales
  ADD CONSTRAINT pages_blocks_promo_banner_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_downloads_list
  ADD CONSTRAINT pages_blocks_downloads_list_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_downloads_list_locales
  ADD CONSTRAINT pages_blocks_downloads_list_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_downloads_list (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_link_lists_lists_links
  ADD CONSTRAINT pages_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_link_lists_lists_links_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_link_lists_lists_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_link_lists_lists_links_locales
  ADD CONSTRAINT pages_blocks_link_lists_lists_links_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_link_lists_lists_links (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_link_lists_lists
  ADD CONSTRAINT pages_blocks_link_lists_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_link_lists_lists_locales
  ADD CONSTRAINT pages_blocks_link_lists_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_link_lists
  ADD CONSTRAINT pages_blocks_link_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_link_lists_locales
  ADD CONSTRAINT pages_blocks_link_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_call_to_action_actions
  ADD CONSTRAINT pages_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_call_to_action_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT pages_blocks_call_to_action_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_call_to_action_actions_locales
  ADD CONSTRAINT pages_blocks_call_to_action_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_call_to_action_actions (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_call_to_action
  ADD CONSTRAINT pages_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_call_to_action_locales
  ADD CONSTRAINT pages_blocks_call_to_action_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_testimonials
  ADD CONSTRAINT pages_blocks_testimonials_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_testimonials_locales
  ADD CONSTRAINT pages_blocks_testimonials_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_scrolling_quotes_quotes
  ADD CONSTRAINT pages_blocks_scrolling_quotes_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_scrolling_quotes_quotes_locales
  ADD CONSTRAINT pages_blocks_scrolling_quotes_quotes_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_scrolling_quotes_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_scrolling_quotes
  ADD CONSTRAINT pages_blocks_scrolling_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_scrolling_quotes_locales
  ADD CONSTRAINT pages_blocks_scrolling_quotes_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_newsletter_form
  ADD CONSTRAINT pages_blocks_newsletter_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_newsletter_form_locales
  ADD CONSTRAINT pages_blocks_newsletter_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_newsletter_form (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_cookie_table
  ADD CONSTRAINT pages_blocks_cookie_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_cookie_table_locales
  ADD CONSTRAINT pages_blocks_cookie_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_cookie_table (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_beta_form
  ADD CONSTRAINT pages_blocks_beta_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_beta_form_locales
  ADD CONSTRAINT pages_blocks_beta_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_beta_form (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_social_links
  ADD CONSTRAINT pages_blocks_social_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_blocks_social_links_locales
  ADD CONSTRAINT pages_blocks_social_links_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages_blocks_social_links (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_locales
  ADD CONSTRAINT pages_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE;
ALTER TABLE cms.pages_rels
  ADD CONSTRAINT pages_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT pages_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE,
  ADD CONSTRAINT pages_rels_product_pages_fk FOREIGN KEY (product_pages_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT pages_rels_download_pages_fk FOREIGN KEY (download_pages_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT pages_rels_testimonials_fk FOREIGN KEY (testimonials_id) REFERENCES cms.testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_hero_actions
  ADD CONSTRAINT _pages_v_blocks_hero_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_hero_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_hero_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_hero_actions_locales
  ADD CONSTRAINT _pages_v_blocks_hero_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_hero_actions (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_hero
  ADD CONSTRAINT _pages_v_blocks_hero_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_hero_locales
  ADD CONSTRAINT _pages_v_blocks_hero_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_page_head
  ADD CONSTRAINT _pages_v_blocks_page_head_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_page_head_locales
  ADD CONSTRAINT _pages_v_blocks_page_head_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_page_head (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_families_cards
  ADD CONSTRAINT _pages_v_blocks_families_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_families_cards_locales
  ADD CONSTRAINT _pages_v_blocks_families_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_families_cards (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_families
  ADD CONSTRAINT _pages_v_blocks_families_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_families_locales
  ADD CONSTRAINT _pages_v_blocks_families_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_audio_demos_demos
  ADD CONSTRAINT _pages_v_blocks_audio_demos_demos_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_audio_demos_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_audio_demos_demos_locales
  ADD CONSTRAINT _pages_v_blocks_audio_demos_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_audio_demos_demos (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_audio_demos
  ADD CONSTRAINT _pages_v_blocks_audio_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_audio_demos_locales
  ADD CONSTRAINT _pages_v_blocks_audio_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_plan_offer_points
  ADD CONSTRAINT _pages_v_blocks_plan_offer_points_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_plan_offer_points_locales
  ADD CONSTRAINT _pages_v_blocks_plan_offer_points_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_plan_offer_points (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_plan_offer
  ADD CONSTRAINT _pages_v_blocks_plan_offer_monthly_id_products_id_fk FOREIGN KEY (monthly_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_plan_offer_annual_id_products_id_fk FOREIGN KEY (annual_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_plan_offer_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_plan_offer_locales
  ADD CONSTRAINT _pages_v_blocks_plan_offer_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_feature_rows_rows
  ADD CONSTRAINT _pages_v_blocks_feature_rows_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_feature_rows_rows_locales
  ADD CONSTRAINT _pages_v_blocks_feature_rows_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_feature_rows_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_feature_rows
  ADD CONSTRAINT _pages_v_blocks_feature_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_feature_rows_locales
  ADD CONSTRAINT _pages_v_blocks_feature_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_included_in
  ADD CONSTRAINT _pages_v_blocks_included_in_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_included_in_locales
  ADD CONSTRAINT _pages_v_blocks_included_in_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_included_in (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_specs_groups_rows
  ADD CONSTRAINT _pages_v_blocks_specs_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_specs_groups_rows_locales
  ADD CONSTRAINT _pages_v_blocks_specs_groups_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_specs_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_specs_groups
  ADD CONSTRAINT _pages_v_blocks_specs_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_specs_groups_locales
  ADD CONSTRAINT _pages_v_blocks_specs_groups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_specs
  ADD CONSTRAINT _pages_v_blocks_specs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_specs_locales
  ADD CONSTRAINT _pages_v_blocks_specs_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_faq_items
  ADD CONSTRAINT _pages_v_blocks_faq_items_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_faq_items_locales
  ADD CONSTRAINT _pages_v_blocks_faq_items_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_faq_items (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_faq
  ADD CONSTRAINT _pages_v_blocks_faq_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_faq_locales
  ADD CONSTRAINT _pages_v_blocks_faq_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_product_cards
  ADD CONSTRAINT _pages_v_blocks_product_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_product_cards_locales
  ADD CONSTRAINT _pages_v_blocks_product_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_tool_shelf_shelves
  ADD CONSTRAINT _pages_v_blocks_tool_shelf_shelves_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_tool_shelf_shelves_locales
  ADD CONSTRAINT _pages_v_blocks_tool_shelf_shelves_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_tool_shelf_shelves (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_tool_shelf
  ADD CONSTRAINT _pages_v_blocks_tool_shelf_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_tool_shelf_locales
  ADD CONSTRAINT _pages_v_blocks_tool_shelf_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_prose_sections
  ADD CONSTRAINT _pages_v_blocks_prose_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_prose_sections_locales
  ADD CONSTRAINT _pages_v_blocks_prose_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_prose_sections (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_prose
  ADD CONSTRAINT _pages_v_blocks_prose_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_prose_locales
  ADD CONSTRAINT _pages_v_blocks_prose_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_media
  ADD CONSTRAINT _pages_v_blocks_media_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_media_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_media_locales
  ADD CONSTRAINT _pages_v_blocks_media_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_media (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_video
  ADD CONSTRAINT _pages_v_blocks_video_film_id_films_id_fk FOREIGN KEY (film_id) REFERENCES cms.films (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_video_poster_id_pictures_id_fk FOREIGN KEY (poster_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_video_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_video_locales
  ADD CONSTRAINT _pages_v_blocks_video_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_video (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compare_table_groups_rows
  ADD CONSTRAINT _pages_v_blocks_compare_table_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compare_table_groups_rows_locales
  ADD CONSTRAINT _pages_v_blocks_compare_table_groups_rows_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compare_table_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compare_table_groups
  ADD CONSTRAINT _pages_v_blocks_compare_table_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compare_table_groups_locales
  ADD CONSTRAINT _pages_v_blocks_compare_table_groups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compare_table
  ADD CONSTRAINT _pages_v_blocks_compare_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compare_table_locales
  ADD CONSTRAINT _pages_v_blocks_compare_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compatibility_hosts_formats
  ADD CONSTRAINT _pages_v_blocks_compatibility_hosts_formats_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._pages_v_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compatibility_hosts
  ADD CONSTRAINT _pages_v_blocks_compatibility_hosts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compatibility_hosts_locales
  ADD CONSTRAINT _pages_v_blocks_compatibility_hosts_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compatibility
  ADD CONSTRAINT _pages_v_blocks_compatibility_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_compatibility_locales
  ADD CONSTRAINT _pages_v_blocks_compatibility_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_promo_banner_actions
  ADD CONSTRAINT _pages_v_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_promo_banner_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_promo_banner_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_promo_banner_actions_locales
  ADD CONSTRAINT _pages_v_blocks_promo_banner_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_promo_banner_actions (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_promo_banner
  ADD CONSTRAINT _pages_v_blocks_promo_banner_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_promo_banner_locales
  ADD CONSTRAINT _pages_v_blocks_promo_banner_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_downloads_list
  ADD CONSTRAINT _pages_v_blocks_downloads_list_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_downloads_list_locales
  ADD CONSTRAINT _pages_v_blocks_downloads_list_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_downloads_list (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_link_lists_lists_links
  ADD CONSTRAINT _pages_v_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_link_lists_lists_links_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_link_lists_lists_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_link_lists_lists_links_locales
  ADD CONSTRAINT _pages_v_blocks_link_lists_lists_links_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_link_lists_lists_links (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_link_lists_lists
  ADD CONSTRAINT _pages_v_blocks_link_lists_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_link_lists_lists_locales
  ADD CONSTRAINT _pages_v_blocks_link_lists_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_link_lists
  ADD CONSTRAINT _pages_v_blocks_link_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_link_lists_locales
  ADD CONSTRAINT _pages_v_blocks_link_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_call_to_action_actions
  ADD CONSTRAINT _pages_v_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_call_to_action_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _pages_v_blocks_call_to_action_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_call_to_action_actions_locales
  ADD CONSTRAINT _pages_v_blocks_call_to_action_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_call_to_action_actions (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_call_to_action
  ADD CONSTRAINT _pages_v_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_call_to_action_locales
  ADD CONSTRAINT _pages_v_blocks_call_to_action_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_testimonials
  ADD CONSTRAINT _pages_v_blocks_testimonials_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_testimonials_locales
  ADD CONSTRAINT _pages_v_blocks_testimonials_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_scrolling_quotes_quotes
  ADD CONSTRAINT _pages_v_blocks_scrolling_quotes_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_scrolling_quotes_quotes_locales
  ADD CONSTRAINT _pages_v_blocks_scrolling_quotes_quotes_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_scrolling_quotes_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_scrolling_quotes
  ADD CONSTRAINT _pages_v_blocks_scrolling_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_scrolling_quotes_locales
  ADD CONSTRAINT _pages_v_blocks_scrolling_quotes_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_newsletter_form
  ADD CONSTRAINT _pages_v_blocks_newsletter_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_newsletter_form_locales
  ADD CONSTRAINT _pages_v_blocks_newsletter_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_newsletter_form (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_cookie_table
  ADD CONSTRAINT _pages_v_blocks_cookie_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_cookie_table_locales
  ADD CONSTRAINT _pages_v_blocks_cookie_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_cookie_table (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_beta_form
  ADD CONSTRAINT _pages_v_blocks_beta_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_beta_form_locales
  ADD CONSTRAINT _pages_v_blocks_beta_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_beta_form (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_social_links
  ADD CONSTRAINT _pages_v_blocks_social_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_blocks_social_links_locales
  ADD CONSTRAINT _pages_v_blocks_social_links_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v_blocks_social_links (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v
  ADD CONSTRAINT _pages_v_parent_id_pages_id_fk FOREIGN KEY (parent_id) REFERENCES cms.pages (id) ON DELETE SET NULL;
ALTER TABLE cms._pages_v_locales
  ADD CONSTRAINT _pages_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._pages_v_rels
  ADD CONSTRAINT _pages_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._pages_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _pages_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE,
  ADD CONSTRAINT _pages_v_rels_product_pages_fk FOREIGN KEY (product_pages_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT _pages_v_rels_download_pages_fk FOREIGN KEY (download_pages_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT _pages_v_rels_testimonials_fk FOREIGN KEY (testimonials_id) REFERENCES cms.testimonials (id) ON DELETE CASCADE;

-- Product pages
ALTER TABLE cms.product_pages_blocks_hero_actions
  ADD CONSTRAINT product_pages_blocks_hero_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_hero_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_hero_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_hero_actions_locales
  ADD CONSTRAINT product_pages_blocks_hero_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_hero_actions (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_hero
  ADD CONSTRAINT product_pages_blocks_hero_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_hero_locales
  ADD CONSTRAINT product_pages_blocks_hero_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_page_head
  ADD CONSTRAINT product_pages_blocks_page_head_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_page_head_locales
  ADD CONSTRAINT product_pages_blocks_page_head_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_page_head (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_families_cards
  ADD CONSTRAINT product_pages_blocks_families_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_families_cards_locales
  ADD CONSTRAINT product_pages_blocks_families_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_families_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_families
  ADD CONSTRAINT product_pages_blocks_families_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_families_locales
  ADD CONSTRAINT product_pages_blocks_families_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_audio_demos_demos
  ADD CONSTRAINT product_pages_blocks_audio_demos_demos_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_audio_demos_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_audio_demos_demos_locales
  ADD CONSTRAINT product_pages_blocks_audio_demos_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_audio_demos_demos (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_audio_demos
  ADD CONSTRAINT product_pages_blocks_audio_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_audio_demos_locales
  ADD CONSTRAINT product_pages_blocks_audio_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_plan_offer_points
  ADD CONSTRAINT product_pages_blocks_plan_offer_points_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_plan_offer_points_locales
  ADD CONSTRAINT product_pages_blocks_plan_offer_points_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_plan_offer_points (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_plan_offer
  ADD CONSTRAINT product_pages_blocks_plan_offer_monthly_id_products_id_fk FOREIGN KEY (monthly_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_plan_offer_annual_id_products_id_fk FOREIGN KEY (annual_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_plan_offer_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_plan_offer_locales
  ADD CONSTRAINT product_pages_blocks_plan_offer_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_feature_rows_rows
  ADD CONSTRAINT product_pages_blocks_feature_rows_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_feature_rows_rows_locales
  ADD CONSTRAINT product_pages_blocks_feature_rows_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_feature_rows_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_feature_rows
  ADD CONSTRAINT product_pages_blocks_feature_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_feature_rows_locales
  ADD CONSTRAINT product_pages_blocks_feature_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_included_in
  ADD CONSTRAINT product_pages_blocks_included_in_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_included_in_locales
  ADD CONSTRAINT product_pages_blocks_included_in_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_included_in (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_specs_groups_rows
  ADD CONSTRAINT product_pages_blocks_specs_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_specs_groups_rows_locales
  ADD CONSTRAINT product_pages_blocks_specs_groups_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_specs_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_specs_groups
  ADD CONSTRAINT product_pages_blocks_specs_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_specs_groups_locales
  ADD CONSTRAINT product_pages_blocks_specs_groups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_specs
  ADD CONSTRAINT product_pages_blocks_specs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_specs_locales
  ADD CONSTRAINT product_pages_blocks_specs_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_faq_items
  ADD CONSTRAINT product_pages_blocks_faq_items_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_faq_items_locales
  ADD CONSTRAINT product_pages_blocks_faq_items_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_faq_items (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_faq
  ADD CONSTRAINT product_pages_blocks_faq_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_faq_locales
  ADD CONSTRAINT product_pages_blocks_faq_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_product_cards
  ADD CONSTRAINT product_pages_blocks_product_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_product_cards_locales
  ADD CONSTRAINT product_pages_blocks_product_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_tool_shelf_shelves
  ADD CONSTRAINT product_pages_blocks_tool_shelf_shelves_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_tool_shelf_shelves_locales
  ADD CONSTRAINT product_pages_blocks_tool_shelf_shelves_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_tool_shelf_shelves (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_tool_shelf
  ADD CONSTRAINT product_pages_blocks_tool_shelf_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_tool_shelf_locales
  ADD CONSTRAINT product_pages_blocks_tool_shelf_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_prose_sections
  ADD CONSTRAINT product_pages_blocks_prose_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_prose_sections_locales
  ADD CONSTRAINT product_pages_blocks_prose_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_prose_sections (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_prose
  ADD CONSTRAINT product_pages_blocks_prose_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_prose_locales
  ADD CONSTRAINT product_pages_blocks_prose_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_media
  ADD CONSTRAINT product_pages_blocks_media_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_media_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_media_locales
  ADD CONSTRAINT product_pages_blocks_media_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_media (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_video
  ADD CONSTRAINT product_pages_blocks_video_film_id_films_id_fk FOREIGN KEY (film_id) REFERENCES cms.films (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_video_poster_id_pictures_id_fk FOREIGN KEY (poster_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_video_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_video_locales
  ADD CONSTRAINT product_pages_blocks_video_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_video (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compare_table_groups_rows
  ADD CONSTRAINT product_pages_blocks_compare_table_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compare_table_groups_rows_locales
  ADD CONSTRAINT product_pages_blocks_compare_table_groups_rows_locales_pa_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compare_table_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compare_table_groups
  ADD CONSTRAINT product_pages_blocks_compare_table_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compare_table_groups_locales
  ADD CONSTRAINT product_pages_blocks_compare_table_groups_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compare_table
  ADD CONSTRAINT product_pages_blocks_compare_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compare_table_locales
  ADD CONSTRAINT product_pages_blocks_compare_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compatibility_hosts_formats
  ADD CONSTRAINT product_pages_blocks_compatibility_hosts_formats_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.product_pages_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compatibility_hosts
  ADD CONSTRAINT product_pages_blocks_compatibility_hosts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compatibility_hosts_locales
  ADD CONSTRAINT product_pages_blocks_compatibility_hosts_locales_parent_i_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compatibility
  ADD CONSTRAINT product_pages_blocks_compatibility_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_compatibility_locales
  ADD CONSTRAINT product_pages_blocks_compatibility_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_promo_banner_actions
  ADD CONSTRAINT product_pages_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_promo_banner_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_promo_banner_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_promo_banner_actions_locales
  ADD CONSTRAINT product_pages_blocks_promo_banner_actions_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_promo_banner_actions (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_promo_banner
  ADD CONSTRAINT product_pages_blocks_promo_banner_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_promo_banner_locales
  ADD CONSTRAINT product_pages_blocks_promo_banner_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_downloads_list
  ADD CONSTRAINT product_pages_blocks_downloads_list_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_downloads_list_locales
  ADD CONSTRAINT product_pages_blocks_downloads_list_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_downloads_list (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_link_lists_lists_links
  ADD CONSTRAINT product_pages_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_link_lists_lists_links_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_link_lists_lists_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_link_lists_lists_links_locales
  ADD CONSTRAINT product_pages_blocks_link_lists_lists_links_locales_paren_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_link_lists_lists_links (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_link_lists_lists
  ADD CONSTRAINT product_pages_blocks_link_lists_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_link_lists_lists_locales
  ADD CONSTRAINT product_pages_blocks_link_lists_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_link_lists
  ADD CONSTRAINT product_pages_blocks_link_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_link_lists_locales
  ADD CONSTRAINT product_pages_blocks_link_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_call_to_action_actions
  ADD CONSTRAINT product_pages_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_call_to_action_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_pages_blocks_call_to_action_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_call_to_action_actions_locales
  ADD CONSTRAINT product_pages_blocks_call_to_action_actions_locales_paren_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_call_to_action_actions (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_call_to_action
  ADD CONSTRAINT product_pages_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_call_to_action_locales
  ADD CONSTRAINT product_pages_blocks_call_to_action_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_testimonials
  ADD CONSTRAINT product_pages_blocks_testimonials_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_testimonials_locales
  ADD CONSTRAINT product_pages_blocks_testimonials_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_scrolling_quotes_quotes
  ADD CONSTRAINT product_pages_blocks_scrolling_quotes_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_scrolling_quotes_quotes_locales
  ADD CONSTRAINT product_pages_blocks_scrolling_quotes_quotes_locales_pare_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_scrolling_quotes_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_scrolling_quotes
  ADD CONSTRAINT product_pages_blocks_scrolling_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_scrolling_quotes_locales
  ADD CONSTRAINT product_pages_blocks_scrolling_quotes_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_newsletter_form
  ADD CONSTRAINT product_pages_blocks_newsletter_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_newsletter_form_locales
  ADD CONSTRAINT product_pages_blocks_newsletter_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_newsletter_form (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_cookie_table
  ADD CONSTRAINT product_pages_blocks_cookie_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_cookie_table_locales
  ADD CONSTRAINT product_pages_blocks_cookie_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_cookie_table (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_beta_form
  ADD CONSTRAINT product_pages_blocks_beta_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_beta_form_locales
  ADD CONSTRAINT product_pages_blocks_beta_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_beta_form (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_social_links
  ADD CONSTRAINT product_pages_blocks_social_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_blocks_social_links_locales
  ADD CONSTRAINT product_pages_blocks_social_links_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages_blocks_social_links (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages
  ADD CONSTRAINT product_pages_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES cms.pictures (id) ON DELETE SET NULL;
ALTER TABLE cms.product_pages_locales
  ADD CONSTRAINT product_pages_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.product_pages_rels
  ADD CONSTRAINT product_pages_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT product_pages_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE,
  ADD CONSTRAINT product_pages_rels_product_pages_fk FOREIGN KEY (product_pages_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT product_pages_rels_download_pages_fk FOREIGN KEY (download_pages_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT product_pages_rels_testimonials_fk FOREIGN KEY (testimonials_id) REFERENCES cms.testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_hero_actions
  ADD CONSTRAINT _product_pages_v_blocks_hero_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_hero_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_hero_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_hero_actions_locales
  ADD CONSTRAINT _product_pages_v_blocks_hero_actions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_hero_actions (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_hero
  ADD CONSTRAINT _product_pages_v_blocks_hero_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_hero_locales
  ADD CONSTRAINT _product_pages_v_blocks_hero_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_hero (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_page_head
  ADD CONSTRAINT _product_pages_v_blocks_page_head_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_page_head_locales
  ADD CONSTRAINT _product_pages_v_blocks_page_head_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_page_head (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_families_cards
  ADD CONSTRAINT _product_pages_v_blocks_families_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_families_cards_locales
  ADD CONSTRAINT _product_pages_v_blocks_families_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_families_cards (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_families
  ADD CONSTRAINT _product_pages_v_blocks_families_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_families_locales
  ADD CONSTRAINT _product_pages_v_blocks_families_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_families (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_audio_demos_demos
  ADD CONSTRAINT _product_pages_v_blocks_audio_demos_demos_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_audio_demos_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_audio_demos_demos_locales
  ADD CONSTRAINT _product_pages_v_blocks_audio_demos_demos_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_audio_demos_demos (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_audio_demos
  ADD CONSTRAINT _product_pages_v_blocks_audio_demos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_audio_demos_locales
  ADD CONSTRAINT _product_pages_v_blocks_audio_demos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_audio_demos (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_plan_offer_points
  ADD CONSTRAINT _product_pages_v_blocks_plan_offer_points_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_plan_offer_points_locales
  ADD CONSTRAINT _product_pages_v_blocks_plan_offer_points_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_plan_offer_points (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_plan_offer
  ADD CONSTRAINT _product_pages_v_blocks_plan_offer_monthly_id_products_id_fk FOREIGN KEY (monthly_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_plan_offer_annual_id_products_id_fk FOREIGN KEY (annual_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_plan_offer_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_plan_offer_locales
  ADD CONSTRAINT _product_pages_v_blocks_plan_offer_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_plan_offer (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_feature_rows_rows
  ADD CONSTRAINT _product_pages_v_blocks_feature_rows_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_feature_rows_rows_locales
  ADD CONSTRAINT _product_pages_v_blocks_feature_rows_rows_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_feature_rows_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_feature_rows
  ADD CONSTRAINT _product_pages_v_blocks_feature_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_feature_rows_locales
  ADD CONSTRAINT _product_pages_v_blocks_feature_rows_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_feature_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_included_in
  ADD CONSTRAINT _product_pages_v_blocks_included_in_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_included_in_locales
  ADD CONSTRAINT _product_pages_v_blocks_included_in_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_included_in (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_specs_groups_rows
  ADD CONSTRAINT _product_pages_v_blocks_specs_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_specs_groups_rows_locales
  ADD CONSTRAINT _product_pages_v_blocks_specs_groups_rows_locales_parent__fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_specs_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_specs_groups
  ADD CONSTRAINT _product_pages_v_blocks_specs_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_specs_groups_locales
  ADD CONSTRAINT _product_pages_v_blocks_specs_groups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_specs_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_specs
  ADD CONSTRAINT _product_pages_v_blocks_specs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_specs_locales
  ADD CONSTRAINT _product_pages_v_blocks_specs_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_specs (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_faq_items
  ADD CONSTRAINT _product_pages_v_blocks_faq_items_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_faq_items_locales
  ADD CONSTRAINT _product_pages_v_blocks_faq_items_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_faq_items (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_faq
  ADD CONSTRAINT _product_pages_v_blocks_faq_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_faq_locales
  ADD CONSTRAINT _product_pages_v_blocks_faq_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_faq (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_product_cards
  ADD CONSTRAINT _product_pages_v_blocks_product_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_product_cards_locales
  ADD CONSTRAINT _product_pages_v_blocks_product_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_tool_shelf_shelves
  ADD CONSTRAINT _product_pages_v_blocks_tool_shelf_shelves_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_tool_shelf_shelves_locales
  ADD CONSTRAINT _product_pages_v_blocks_tool_shelf_shelves_locales_parent_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_tool_shelf_shelves (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_tool_shelf
  ADD CONSTRAINT _product_pages_v_blocks_tool_shelf_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_tool_shelf_locales
  ADD CONSTRAINT _product_pages_v_blocks_tool_shelf_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_tool_shelf (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_prose_sections
  ADD CONSTRAINT _product_pages_v_blocks_prose_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_prose_sections_locales
  ADD CONSTRAINT _product_pages_v_blocks_prose_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_prose_sections (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_prose
  ADD CONSTRAINT _product_pages_v_blocks_prose_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_prose_locales
  ADD CONSTRAINT _product_pages_v_blocks_prose_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_prose (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_media
  ADD CONSTRAINT _product_pages_v_blocks_media_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_media_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_media_locales
  ADD CONSTRAINT _product_pages_v_blocks_media_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_media (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_video
  ADD CONSTRAINT _product_pages_v_blocks_video_film_id_films_id_fk FOREIGN KEY (film_id) REFERENCES cms.films (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_video_poster_id_pictures_id_fk FOREIGN KEY (poster_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_video_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_video_locales
  ADD CONSTRAINT _product_pages_v_blocks_video_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_video (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compare_table_groups_rows
  ADD CONSTRAINT _product_pages_v_blocks_compare_table_groups_rows_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compare_table_groups_rows_locales
  ADD CONSTRAINT _product_pages_v_blocks_compare_table_groups_rows_locales_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compare_table_groups_rows (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compare_table_groups
  ADD CONSTRAINT _product_pages_v_blocks_compare_table_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compare_table_groups_locales
  ADD CONSTRAINT _product_pages_v_blocks_compare_table_groups_locales_pare_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compare_table_groups (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compare_table
  ADD CONSTRAINT _product_pages_v_blocks_compare_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compare_table_locales
  ADD CONSTRAINT _product_pages_v_blocks_compare_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compare_table (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compatibility_hosts_formats
  ADD CONSTRAINT _product_pages_v_blocks_compatibility_hosts_formats_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._product_pages_v_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compatibility_hosts
  ADD CONSTRAINT _product_pages_v_blocks_compatibility_hosts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compatibility_hosts_locales
  ADD CONSTRAINT _product_pages_v_blocks_compatibility_hosts_locales_paren_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compatibility_hosts (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compatibility
  ADD CONSTRAINT _product_pages_v_blocks_compatibility_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_compatibility_locales
  ADD CONSTRAINT _product_pages_v_blocks_compatibility_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_compatibility (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_promo_banner_actions
  ADD CONSTRAINT _product_pages_v_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_promo_banner_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_promo_banner_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_promo_banner_actions_locales
  ADD CONSTRAINT _product_pages_v_blocks_promo_banner_actions_locales_pare_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_promo_banner_actions (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_promo_banner
  ADD CONSTRAINT _product_pages_v_blocks_promo_banner_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_promo_banner_locales
  ADD CONSTRAINT _product_pages_v_blocks_promo_banner_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_promo_banner (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_downloads_list
  ADD CONSTRAINT _product_pages_v_blocks_downloads_list_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_downloads_list_locales
  ADD CONSTRAINT _product_pages_v_blocks_downloads_list_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_downloads_list (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_link_lists_lists_links
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_lists_links_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_lists_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_link_lists_lists_links_locales
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_lists_links_locales_pa_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_link_lists_lists_links (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_link_lists_lists
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_link_lists_lists_locales
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_lists_locales_parent_i_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_link_lists_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_link_lists
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_link_lists_locales
  ADD CONSTRAINT _product_pages_v_blocks_link_lists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_link_lists (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_call_to_action_actions
  ADD CONSTRAINT _product_pages_v_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk FOREIGN KEY (link_product_page_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_call_to_action_actions_link_page_id_pages_id_fk FOREIGN KEY (link_page_id) REFERENCES cms.pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_blocks_call_to_action_actions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_call_to_action_actions_locales
  ADD CONSTRAINT _product_pages_v_blocks_call_to_action_actions_locales_pa_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_call_to_action_actions (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_call_to_action
  ADD CONSTRAINT _product_pages_v_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_call_to_action_locales
  ADD CONSTRAINT _product_pages_v_blocks_call_to_action_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_call_to_action (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_testimonials
  ADD CONSTRAINT _product_pages_v_blocks_testimonials_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_testimonials_locales
  ADD CONSTRAINT _product_pages_v_blocks_testimonials_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_scrolling_quotes_quotes
  ADD CONSTRAINT _product_pages_v_blocks_scrolling_quotes_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_scrolling_quotes_quotes_locales
  ADD CONSTRAINT _product_pages_v_blocks_scrolling_quotes_quotes_locales_p_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_scrolling_quotes_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_scrolling_quotes
  ADD CONSTRAINT _product_pages_v_blocks_scrolling_quotes_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_scrolling_quotes_locales
  ADD CONSTRAINT _product_pages_v_blocks_scrolling_quotes_locales_parent_i_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_scrolling_quotes (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_newsletter_form
  ADD CONSTRAINT _product_pages_v_blocks_newsletter_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_newsletter_form_locales
  ADD CONSTRAINT _product_pages_v_blocks_newsletter_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_newsletter_form (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_cookie_table
  ADD CONSTRAINT _product_pages_v_blocks_cookie_table_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_cookie_table_locales
  ADD CONSTRAINT _product_pages_v_blocks_cookie_table_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_cookie_table (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_beta_form
  ADD CONSTRAINT _product_pages_v_blocks_beta_form_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_beta_form_locales
  ADD CONSTRAINT _product_pages_v_blocks_beta_form_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_beta_form (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_social_links
  ADD CONSTRAINT _product_pages_v_blocks_social_links_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_blocks_social_links_locales
  ADD CONSTRAINT _product_pages_v_blocks_social_links_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v_blocks_social_links (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v
  ADD CONSTRAINT _product_pages_v_parent_id_product_pages_id_fk FOREIGN KEY (parent_id) REFERENCES cms.product_pages (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_pages_v_version_picture_id_pictures_id_fk FOREIGN KEY (version_picture_id) REFERENCES cms.pictures (id) ON DELETE SET NULL;
ALTER TABLE cms._product_pages_v_locales
  ADD CONSTRAINT _product_pages_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_pages_v_rels
  ADD CONSTRAINT _product_pages_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._product_pages_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _product_pages_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE,
  ADD CONSTRAINT _product_pages_v_rels_product_pages_fk FOREIGN KEY (product_pages_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT _product_pages_v_rels_download_pages_fk FOREIGN KEY (download_pages_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT _product_pages_v_rels_testimonials_fk FOREIGN KEY (testimonials_id) REFERENCES cms.testimonials (id) ON DELETE CASCADE;

-- Posts
ALTER TABLE cms.posts_sections
  ADD CONSTRAINT posts_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.posts (id) ON DELETE CASCADE;
ALTER TABLE cms.posts_sections_locales
  ADD CONSTRAINT posts_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.posts_sections (id) ON DELETE CASCADE;
ALTER TABLE cms.posts_locales
  ADD CONSTRAINT posts_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.posts (id) ON DELETE CASCADE;
ALTER TABLE cms.posts_rels
  ADD CONSTRAINT posts_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.posts (id) ON DELETE CASCADE,
  ADD CONSTRAINT posts_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._posts_v_version_sections
  ADD CONSTRAINT _posts_v_version_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._posts_v (id) ON DELETE CASCADE;
ALTER TABLE cms._posts_v_version_sections_locales
  ADD CONSTRAINT _posts_v_version_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._posts_v_version_sections (id) ON DELETE CASCADE;
ALTER TABLE cms._posts_v
  ADD CONSTRAINT _posts_v_parent_id_posts_id_fk FOREIGN KEY (parent_id) REFERENCES cms.posts (id) ON DELETE SET NULL;
ALTER TABLE cms._posts_v_locales
  ADD CONSTRAINT _posts_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._posts_v (id) ON DELETE CASCADE;
ALTER TABLE cms._posts_v_rels
  ADD CONSTRAINT _posts_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._posts_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _posts_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Tutorials
ALTER TABLE cms.tutorials_sections
  ADD CONSTRAINT tutorials_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.tutorials (id) ON DELETE CASCADE;
ALTER TABLE cms.tutorials_sections_locales
  ADD CONSTRAINT tutorials_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.tutorials_sections (id) ON DELETE CASCADE;
ALTER TABLE cms.tutorials_locales
  ADD CONSTRAINT tutorials_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.tutorials (id) ON DELETE CASCADE;
ALTER TABLE cms.tutorials_rels
  ADD CONSTRAINT tutorials_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.tutorials (id) ON DELETE CASCADE,
  ADD CONSTRAINT tutorials_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._tutorials_v_version_sections
  ADD CONSTRAINT _tutorials_v_version_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._tutorials_v (id) ON DELETE CASCADE;
ALTER TABLE cms._tutorials_v_version_sections_locales
  ADD CONSTRAINT _tutorials_v_version_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._tutorials_v_version_sections (id) ON DELETE CASCADE;
ALTER TABLE cms._tutorials_v
  ADD CONSTRAINT _tutorials_v_parent_id_tutorials_id_fk FOREIGN KEY (parent_id) REFERENCES cms.tutorials (id) ON DELETE SET NULL;
ALTER TABLE cms._tutorials_v_locales
  ADD CONSTRAINT _tutorials_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._tutorials_v (id) ON DELETE CASCADE;
ALTER TABLE cms._tutorials_v_rels
  ADD CONSTRAINT _tutorials_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._tutorials_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _tutorials_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Artists
ALTER TABLE cms.artists_sections
  ADD CONSTRAINT artists_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.artists (id) ON DELETE CASCADE;
ALTER TABLE cms.artists_sections_locales
  ADD CONSTRAINT artists_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.artists_sections (id) ON DELETE CASCADE;
ALTER TABLE cms.artists_locales
  ADD CONSTRAINT artists_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.artists (id) ON DELETE CASCADE;
ALTER TABLE cms.artists_rels
  ADD CONSTRAINT artists_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.artists (id) ON DELETE CASCADE,
  ADD CONSTRAINT artists_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._artists_v_version_sections
  ADD CONSTRAINT _artists_v_version_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._artists_v (id) ON DELETE CASCADE;
ALTER TABLE cms._artists_v_version_sections_locales
  ADD CONSTRAINT _artists_v_version_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._artists_v_version_sections (id) ON DELETE CASCADE;
ALTER TABLE cms._artists_v
  ADD CONSTRAINT _artists_v_parent_id_artists_id_fk FOREIGN KEY (parent_id) REFERENCES cms.artists (id) ON DELETE SET NULL;
ALTER TABLE cms._artists_v_locales
  ADD CONSTRAINT _artists_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._artists_v (id) ON DELETE CASCADE;
ALTER TABLE cms._artists_v_rels
  ADD CONSTRAINT _artists_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._artists_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _artists_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Manuals
ALTER TABLE cms.manuals_chapters_sections
  ADD CONSTRAINT manuals_chapters_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.manuals_chapters (id) ON DELETE CASCADE;
ALTER TABLE cms.manuals_chapters_sections_locales
  ADD CONSTRAINT manuals_chapters_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.manuals_chapters_sections (id) ON DELETE CASCADE;
ALTER TABLE cms.manuals_chapters
  ADD CONSTRAINT manuals_chapters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.manuals (id) ON DELETE CASCADE;
ALTER TABLE cms.manuals_chapters_locales
  ADD CONSTRAINT manuals_chapters_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.manuals_chapters (id) ON DELETE CASCADE;
ALTER TABLE cms.manuals_locales
  ADD CONSTRAINT manuals_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.manuals (id) ON DELETE CASCADE;
ALTER TABLE cms.manuals_rels
  ADD CONSTRAINT manuals_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.manuals (id) ON DELETE CASCADE,
  ADD CONSTRAINT manuals_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._manuals_v_version_chapters_sections
  ADD CONSTRAINT _manuals_v_version_chapters_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._manuals_v_version_chapters (id) ON DELETE CASCADE;
ALTER TABLE cms._manuals_v_version_chapters_sections_locales
  ADD CONSTRAINT _manuals_v_version_chapters_sections_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._manuals_v_version_chapters_sections (id) ON DELETE CASCADE;
ALTER TABLE cms._manuals_v_version_chapters
  ADD CONSTRAINT _manuals_v_version_chapters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._manuals_v (id) ON DELETE CASCADE;
ALTER TABLE cms._manuals_v_version_chapters_locales
  ADD CONSTRAINT _manuals_v_version_chapters_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._manuals_v_version_chapters (id) ON DELETE CASCADE;
ALTER TABLE cms._manuals_v
  ADD CONSTRAINT _manuals_v_parent_id_manuals_id_fk FOREIGN KEY (parent_id) REFERENCES cms.manuals (id) ON DELETE SET NULL;
ALTER TABLE cms._manuals_v_locales
  ADD CONSTRAINT _manuals_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._manuals_v (id) ON DELETE CASCADE;
ALTER TABLE cms._manuals_v_rels
  ADD CONSTRAINT _manuals_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._manuals_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _manuals_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Download pages
ALTER TABLE cms.download_pages_locales
  ADD CONSTRAINT download_pages_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.download_pages_rels
  ADD CONSTRAINT download_pages_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT download_pages_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._download_pages_v
  ADD CONSTRAINT _download_pages_v_parent_id_download_pages_id_fk FOREIGN KEY (parent_id) REFERENCES cms.download_pages (id) ON DELETE SET NULL;
ALTER TABLE cms._download_pages_v_locales
  ADD CONSTRAINT _download_pages_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._download_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._download_pages_v_rels
  ADD CONSTRAINT _download_pages_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._download_pages_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _download_pages_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Installers
ALTER TABLE cms.installers
  ADD CONSTRAINT installers_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms.installers_locales
  ADD CONSTRAINT installers_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.installers (id) ON DELETE CASCADE;
ALTER TABLE cms._installers_v
  ADD CONSTRAINT _installers_v_parent_id_installers_id_fk FOREIGN KEY (parent_id) REFERENCES cms.installers (id) ON DELETE SET NULL,
  ADD CONSTRAINT _installers_v_version_product_id_products_id_fk FOREIGN KEY (version_product_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms._installers_v_locales
  ADD CONSTRAINT _installers_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._installers_v (id) ON DELETE CASCADE;

-- Testimonials
ALTER TABLE cms.testimonials
  ADD CONSTRAINT testimonials_photo_id_pictures_id_fk FOREIGN KEY (photo_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT testimonials_photo_for_phones_id_pictures_id_fk FOREIGN KEY (photo_for_phones_id) REFERENCES cms.pictures (id) ON DELETE SET NULL;
ALTER TABLE cms.testimonials_locales
  ADD CONSTRAINT testimonials_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.testimonials (id) ON DELETE CASCADE;
ALTER TABLE cms._testimonials_v
  ADD CONSTRAINT _testimonials_v_parent_id_testimonials_id_fk FOREIGN KEY (parent_id) REFERENCES cms.testimonials (id) ON DELETE SET NULL,
  ADD CONSTRAINT _testimonials_v_version_photo_id_pictures_id_fk FOREIGN KEY (version_photo_id) REFERENCES cms.pictures (id) ON DELETE SET NULL,
  ADD CONSTRAINT _testimonials_v_version_photo_for_phones_id_pictures_id_fk FOREIGN KEY (version_photo_for_phones_id) REFERENCES cms.pictures (id) ON DELETE SET NULL;
ALTER TABLE cms._testimonials_v_locales
  ADD CONSTRAINT _testimonials_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._testimonials_v (id) ON DELETE CASCADE;

-- Pictures
ALTER TABLE cms.pictures_locales
  ADD CONSTRAINT pictures_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.pictures (id) ON DELETE CASCADE;

-- Redirects
ALTER TABLE cms._redirects_v
  ADD CONSTRAINT _redirects_v_parent_id_redirects_id_fk FOREIGN KEY (parent_id) REFERENCES cms.redirects (id) ON DELETE SET NULL;

-- Products
ALTER TABLE cms.products_quantity_discounts
  ADD CONSTRAINT products_quantity_discounts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms.products_freebies
  ADD CONSTRAINT products_freebies_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT products_freebies_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms.products
  ADD CONSTRAINT products_variant_parent_id_products_id_fk FOREIGN KEY (variant_parent_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms.products_locales
  ADD CONSTRAINT products_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms.products_rels
  ADD CONSTRAINT products_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.products (id) ON DELETE CASCADE,
  ADD CONSTRAINT products_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._products_v_version_quantity_discounts
  ADD CONSTRAINT _products_v_version_quantity_discounts_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._products_v (id) ON DELETE CASCADE;
ALTER TABLE cms._products_v_version_freebies
  ADD CONSTRAINT _products_v_version_freebies_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _products_v_version_freebies_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._products_v (id) ON DELETE CASCADE;
ALTER TABLE cms._products_v
  ADD CONSTRAINT _products_v_parent_id_products_id_fk FOREIGN KEY (parent_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _products_v_version_variant_parent_id_products_id_fk FOREIGN KEY (version_variant_parent_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms._products_v_locales
  ADD CONSTRAINT _products_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._products_v (id) ON DELETE CASCADE;
ALTER TABLE cms._products_v_rels
  ADD CONSTRAINT _products_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._products_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _products_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Upgrades
ALTER TABLE cms.upgrades
  ADD CONSTRAINT upgrades_source_id_products_id_fk FOREIGN KEY (source_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT upgrades_target_id_products_id_fk FOREIGN KEY (target_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms._upgrades_v
  ADD CONSTRAINT _upgrades_v_parent_id_upgrades_id_fk FOREIGN KEY (parent_id) REFERENCES cms.upgrades (id) ON DELETE SET NULL,
  ADD CONSTRAINT _upgrades_v_version_source_id_products_id_fk FOREIGN KEY (version_source_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _upgrades_v_version_target_id_products_id_fk FOREIGN KEY (version_target_id) REFERENCES cms.products (id) ON DELETE SET NULL;

-- Product cards
ALTER TABLE cms.product_cards_content_annual
  ADD CONSTRAINT product_cards_content_annual_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards_content_annual_locales
  ADD CONSTRAINT product_cards_content_annual_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards_content_annual (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards_content_monthly
  ADD CONSTRAINT product_cards_content_monthly_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards_content_monthly_locales
  ADD CONSTRAINT product_cards_content_monthly_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards_content_monthly (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards_content_default
  ADD CONSTRAINT product_cards_content_default_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards_content_default_locales
  ADD CONSTRAINT product_cards_content_default_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards_content_default (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards
  ADD CONSTRAINT product_cards_products_annual_id_products_id_fk FOREIGN KEY (products_annual_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_cards_products_monthly_id_products_id_fk FOREIGN KEY (products_monthly_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_cards_products_default_id_products_id_fk FOREIGN KEY (products_default_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT product_cards_cta_override_product_id_products_id_fk FOREIGN KEY (cta_override_product_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms.product_cards_locales
  ADD CONSTRAINT product_cards_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms.product_cards_rels
  ADD CONSTRAINT product_cards_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE,
  ADD CONSTRAINT product_cards_rels_product_cards_fk FOREIGN KEY (product_cards_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_version_content_annual
  ADD CONSTRAINT _product_cards_v_version_content_annual_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_version_content_annual_locales
  ADD CONSTRAINT _product_cards_v_version_content_annual_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v_version_content_annual (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_version_content_monthly
  ADD CONSTRAINT _product_cards_v_version_content_monthly_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_version_content_monthly_locales
  ADD CONSTRAINT _product_cards_v_version_content_monthly_locales_parent_i_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v_version_content_monthly (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_version_content_default
  ADD CONSTRAINT _product_cards_v_version_content_default_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_version_content_default_locales
  ADD CONSTRAINT _product_cards_v_version_content_default_locales_parent_i_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v_version_content_default (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v
  ADD CONSTRAINT _product_cards_v_parent_id_product_cards_id_fk FOREIGN KEY (parent_id) REFERENCES cms.product_cards (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_cards_v_version_products_annual_id_products_id_fk FOREIGN KEY (version_products_annual_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_cards_v_version_products_monthly_id_products_id_fk FOREIGN KEY (version_products_monthly_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_cards_v_version_products_default_id_products_id_fk FOREIGN KEY (version_products_default_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _product_cards_v_version_cta_override_product_id_products_id_fk FOREIGN KEY (version_cta_override_product_id) REFERENCES cms.products (id) ON DELETE SET NULL;
ALTER TABLE cms._product_cards_v_locales
  ADD CONSTRAINT _product_cards_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._product_cards_v (id) ON DELETE CASCADE;
ALTER TABLE cms._product_cards_v_rels
  ADD CONSTRAINT _product_cards_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._product_cards_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _product_cards_v_rels_product_cards_fk FOREIGN KEY (product_cards_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;

-- Coupons
ALTER TABLE cms.coupons_rels
  ADD CONSTRAINT coupons_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.coupons (id) ON DELETE CASCADE,
  ADD CONSTRAINT coupons_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._coupons_v
  ADD CONSTRAINT _coupons_v_parent_id_coupons_id_fk FOREIGN KEY (parent_id) REFERENCES cms.coupons (id) ON DELETE SET NULL;
ALTER TABLE cms._coupons_v_rels
  ADD CONSTRAINT _coupons_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._coupons_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _coupons_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Promotions
ALTER TABLE cms.promotions_products
  ADD CONSTRAINT promotions_products_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT promotions_products_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.promotions (id) ON DELETE CASCADE;
ALTER TABLE cms.promotions_rels
  ADD CONSTRAINT promotions_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.promotions (id) ON DELETE CASCADE,
  ADD CONSTRAINT promotions_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._promotions_v_version_products
  ADD CONSTRAINT _promotions_v_version_products_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _promotions_v_version_products_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._promotions_v (id) ON DELETE CASCADE;
ALTER TABLE cms._promotions_v
  ADD CONSTRAINT _promotions_v_parent_id_promotions_id_fk FOREIGN KEY (parent_id) REFERENCES cms.promotions (id) ON DELETE SET NULL;
ALTER TABLE cms._promotions_v_rels
  ADD CONSTRAINT _promotions_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._promotions_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _promotions_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Promotion pages
ALTER TABLE cms.promotion_pages_locales
  ADD CONSTRAINT promotion_pages_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.promotion_pages (id) ON DELETE CASCADE;
ALTER TABLE cms.promotion_pages_rels
  ADD CONSTRAINT promotion_pages_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.promotion_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT promotion_pages_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;
ALTER TABLE cms._promotion_pages_v
  ADD CONSTRAINT _promotion_pages_v_parent_id_promotion_pages_id_fk FOREIGN KEY (parent_id) REFERENCES cms.promotion_pages (id) ON DELETE SET NULL;
ALTER TABLE cms._promotion_pages_v_locales
  ADD CONSTRAINT _promotion_pages_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._promotion_pages_v (id) ON DELETE CASCADE;
ALTER TABLE cms._promotion_pages_v_rels
  ADD CONSTRAINT _promotion_pages_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._promotion_pages_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _promotion_pages_v_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE;

-- Mini banners
ALTER TABLE cms.mini_banners_ctas
  ADD CONSTRAINT mini_banners_ctas_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT mini_banners_ctas_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.mini_banners (id) ON DELETE CASCADE;
ALTER TABLE cms.mini_banners_ctas_locales
  ADD CONSTRAINT mini_banners_ctas_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.mini_banners_ctas (id) ON DELETE CASCADE;
ALTER TABLE cms.mini_banners_allowlist
  ADD CONSTRAINT mini_banners_allowlist_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.mini_banners (id) ON DELETE CASCADE;
ALTER TABLE cms.mini_banners_blocklist
  ADD CONSTRAINT mini_banners_blocklist_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.mini_banners (id) ON DELETE CASCADE;
ALTER TABLE cms.mini_banners_locales
  ADD CONSTRAINT mini_banners_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.mini_banners (id) ON DELETE CASCADE;
ALTER TABLE cms.mini_banners_rels
  ADD CONSTRAINT mini_banners_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.mini_banners (id) ON DELETE CASCADE,
  ADD CONSTRAINT mini_banners_rels_product_cards_fk FOREIGN KEY (product_cards_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;
ALTER TABLE cms._mini_banners_v_version_ctas
  ADD CONSTRAINT _mini_banners_v_version_ctas_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES cms.products (id) ON DELETE SET NULL,
  ADD CONSTRAINT _mini_banners_v_version_ctas_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._mini_banners_v (id) ON DELETE CASCADE;
ALTER TABLE cms._mini_banners_v_version_ctas_locales
  ADD CONSTRAINT _mini_banners_v_version_ctas_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._mini_banners_v_version_ctas (id) ON DELETE CASCADE;
ALTER TABLE cms._mini_banners_v_version_allowlist
  ADD CONSTRAINT _mini_banners_v_version_allowlist_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._mini_banners_v (id) ON DELETE CASCADE;
ALTER TABLE cms._mini_banners_v_version_blocklist
  ADD CONSTRAINT _mini_banners_v_version_blocklist_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._mini_banners_v (id) ON DELETE CASCADE;
ALTER TABLE cms._mini_banners_v
  ADD CONSTRAINT _mini_banners_v_parent_id_mini_banners_id_fk FOREIGN KEY (parent_id) REFERENCES cms.mini_banners (id) ON DELETE SET NULL;
ALTER TABLE cms._mini_banners_v_locales
  ADD CONSTRAINT _mini_banners_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._mini_banners_v (id) ON DELETE CASCADE;
ALTER TABLE cms._mini_banners_v_rels
  ADD CONSTRAINT _mini_banners_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms._mini_banners_v (id) ON DELETE CASCADE,
  ADD CONSTRAINT _mini_banners_v_rels_product_cards_fk FOREIGN KEY (product_cards_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE;

-- Popups
ALTER TABLE cms.popups_locales
  ADD CONSTRAINT popups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.popups (id) ON DELETE CASCADE;
ALTER TABLE cms._popups_v
  ADD CONSTRAINT _popups_v_parent_id_popups_id_fk FOREIGN KEY (parent_id) REFERENCES cms.popups (id) ON DELETE SET NULL;
ALTER TABLE cms._popups_v_locales
  ADD CONSTRAINT _popups_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms._popups_v (id) ON DELETE CASCADE;

-- Users
ALTER TABLE cms.users_languages
  ADD CONSTRAINT users_languages_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.users (id) ON DELETE CASCADE;
ALTER TABLE cms.users_sessions
  ADD CONSTRAINT users_sessions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.users (id) ON DELETE CASCADE;

-- Payload's own: jobs, preferences, locks, migrations
ALTER TABLE cms.payload_jobs_log
  ADD CONSTRAINT payload_jobs_log_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES cms.payload_jobs (id) ON DELETE CASCADE;
ALTER TABLE cms.payload_locked_documents_rels
  ADD CONSTRAINT payload_locked_documents_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.payload_locked_documents (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_pages_fk FOREIGN KEY (pages_id) REFERENCES cms.pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_product_pages_fk FOREIGN KEY (product_pages_id) REFERENCES cms.product_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_posts_fk FOREIGN KEY (posts_id) REFERENCES cms.posts (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_tutorials_fk FOREIGN KEY (tutorials_id) REFERENCES cms.tutorials (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_artists_fk FOREIGN KEY (artists_id) REFERENCES cms.artists (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_manuals_fk FOREIGN KEY (manuals_id) REFERENCES cms.manuals (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_download_pages_fk FOREIGN KEY (download_pages_id) REFERENCES cms.download_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_installers_fk FOREIGN KEY (installers_id) REFERENCES cms.installers (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_testimonials_fk FOREIGN KEY (testimonials_id) REFERENCES cms.testimonials (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_pictures_fk FOREIGN KEY (pictures_id) REFERENCES cms.pictures (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_films_fk FOREIGN KEY (films_id) REFERENCES cms.films (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_redirects_fk FOREIGN KEY (redirects_id) REFERENCES cms.redirects (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_products_fk FOREIGN KEY (products_id) REFERENCES cms.products (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_upgrades_fk FOREIGN KEY (upgrades_id) REFERENCES cms.upgrades (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_product_cards_fk FOREIGN KEY (product_cards_id) REFERENCES cms.product_cards (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_coupons_fk FOREIGN KEY (coupons_id) REFERENCES cms.coupons (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_promotions_fk FOREIGN KEY (promotions_id) REFERENCES cms.promotions (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_promotion_pages_fk FOREIGN KEY (promotion_pages_id) REFERENCES cms.promotion_pages (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_mini_banners_fk FOREIGN KEY (mini_banners_id) REFERENCES cms.mini_banners (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_popups_fk FOREIGN KEY (popups_id) REFERENCES cms.popups (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_locked_documents_rels_users_fk FOREIGN KEY (users_id) REFERENCES cms.users (id) ON DELETE CASCADE;
ALTER TABLE cms.payload_preferences_rels
  ADD CONSTRAINT payload_preferences_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES cms.payload_preferences (id) ON DELETE CASCADE,
  ADD CONSTRAINT payload_preferences_rels_users_fk FOREIGN KEY (users_id) REFERENCES cms.users (id) ON DELETE CASCADE;
`,
];
