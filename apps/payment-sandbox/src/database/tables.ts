/** Every statement may run again: the sandbox makes its tables at each start. */
export const tables = `
create schema if not exists sandbox;
create table if not exists sandbox.clock (
  single boolean primary key default true check (single),
  offset_milliseconds bigint not null default 0
);
insert into sandbox.clock default values on conflict do nothing;
create table if not exists sandbox.delivery (
  single boolean primary key default true check (single),
  body jsonb not null default '{}',
  drop_left integer not null default 0
);
insert into sandbox.delivery default values on conflict do nothing;
create table if not exists sandbox.product (
  path text primary key,
  body jsonb not null
);
create table if not exists sandbox.coupon (
  code text primary key,
  body jsonb not null
);
create table if not exists sandbox.account (
  id text primary key,
  email text not null unique,
  body jsonb not null
);
create table if not exists sandbox.session (
  id text primary key,
  body jsonb not null
);
create table if not exists sandbox.purchase (
  id text primary key,
  reference text not null unique,
  session_id text references sandbox.session,
  account_id text references sandbox.account,
  state text not null,
  created_at timestamptz not null,
  body jsonb not null
);
create index if not exists purchase_account on sandbox.purchase (account_id, created_at);
-- However often a session is paid, it holds one order. Refused attempts leave failed ones besides.
create unique index if not exists purchase_session on sandbox.purchase (session_id)
  where state <> 'failed';
create table if not exists sandbox.refund (
  id text primary key,
  order_id text not null references sandbox.purchase,
  body jsonb not null
);
create table if not exists sandbox.subscription (
  id text primary key,
  account_id text not null references sandbox.account,
  order_id text not null references sandbox.purchase,
  due_at timestamptz,
  body jsonb not null
);
create index if not exists subscription_due on sandbox.subscription (due_at) where due_at is not null;
create table if not exists sandbox.subscription_entry (
  position bigint generated always as identity primary key,
  subscription_id text not null references sandbox.subscription,
  body jsonb not null
);
create table if not exists sandbox.subscription_change (
  position bigint generated always as identity primary key,
  subscription_id text not null references sandbox.subscription,
  changed_at timestamptz not null,
  kind text not null,
  body jsonb not null
);
create table if not exists sandbox.event (
  position bigint generated always as identity primary key,
  id text not null unique,
  type text not null,
  live boolean not null,
  created_at timestamptz not null,
  processed boolean not null default false,
  order_id text,
  subscription_id text,
  -- Text, not jsonb: it is signed and sent as it was written.
  data text not null,
  dropped boolean not null default false,
  attempts integer not null default 0,
  stored_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);
create index if not exists event_due on sandbox.event (due_at) where not processed and not dropped;
create index if not exists event_order on sandbox.event (order_id);
`;
