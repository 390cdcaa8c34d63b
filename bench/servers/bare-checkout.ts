import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

interface CheckoutRequest {
  lines: { path: string; quantity: number; unitPrice: number }[];
  currency: string;
  language: string;
}

interface Account {
  id: string;
  email: string;
  first: string;
  last: string;
}

interface Product {
  path: string;
  name: string | null;
  product: {
    pid: string;
    type: string;
    trialDays: number | null;
    basePrices: Record<string, number>;
  };
}

interface Facts {
  hasTrial: boolean;
  runningPlans: string[];
  declinedPerson: number;
  declinedPlace: number;
}

/**
 * A minimal checkout endpoint: the same queries and the same provider request, but only the rules that this
 * cart needs.
 */
const [port] = process.argv.slice(2);
const { DATABASE_URL, PAYMENT_API_URL, PAYMENT_API_USERNAME, PAYMENT_API_PASSWORD } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL ?? "", max: 10 });
const authorization = `Basic ${Buffer.from(`${PAYMENT_API_USERNAME}:${PAYMENT_API_PASSWORD}`).toString("base64")}`;
const app = Fastify();

app.get("/", async () => "ready");

app.post<{ Body: CheckoutRequest }>("/laravel/rest/checkout", async (request, reply) => {
  const token = /__Host-session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const found = await pool.query<Account>(
    `select account.id, account.email, account.first_name as first, account.last_name as last
     from shop.session join shop.account on account.id = session.account_id
     where token_hash = $1 and expires_at > now()`,
    [createHash("sha256").update(token).digest()],
  );
  const account = found.rows[0];
  if (account === undefined) return reply.status(401).send();
  const { lines, language, currency } = request.body;
  const place = String(request.headers["x-forwarded-for"]);
  const [facts, products] = await Promise.all([
    readFacts(account, place),
    readProducts(
      lines.map(({ path }) => path),
      language,
    ),
  ]);
  if (facts === undefined || facts.declinedPerson >= 5 || facts.declinedPlace >= 5)
    return reply.status(429).send();
  const decided = lines.map((line) => ({
    line,
    found: products.find(({ path }) => path === line.path),
  }));
  if (
    decided.some(({ line, found: sold }) => sold?.product.basePrices[currency] !== line.unitPrice)
  )
    return reply.status(422).send();
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const storedLines = decided.map(({ line, found: sold }) => ({
    path: line.path,
    pid: sold?.product.pid,
    name: sold?.name,
    quantity: line.quantity,
    type: sold?.product.type,
    isFreebie: false,
    listPrice: line.unitPrice,
    unitPrice: line.unitPrice,
    trialDays: sold?.product.trialDays,
    sourceLicences: [],
  }));
  const id = randomUUID();
  const open = await pool.query<{ id: string; session_id: string }>(
    `with recent as (
       select * from shop.checkout where account_id = $2 and created_at > now() - interval '23 hours'
       order by created_at desc limit 20),
     open as (
       select id, session_id from recent
        where lines = $9 and currency = $7 and country = 'US' and language = $6 and email = $3
          and first_name = $4 and last_name = $5 and coupon_code is null and promotion_code is null
          and not exists (select from shop.order where checkout_id = recent.id)
        limit 1),
     made as (
       insert into shop.checkout (id, account_id, email, first_name, last_name, place, language, country,
         currency, subtotal, lines)
       select $1, $2, $3, $4, $5, $10, $6, 'US', $7, $8, $9 where not exists (select from open)
       returning id)
     select id, session_id from open`,
    [
      id,
      account.id,
      account.email,
      account.first,
      account.last,
      language,
      currency,
      subtotal,
      JSON.stringify(storedLines),
      place,
    ],
  );
  const earlier = open.rows[0];
  if (earlier !== undefined)
    return { checkoutId: earlier.id, sessionId: earlier.session_id, currency, subtotal };
  const session = await fetch(`${PAYMENT_API_URL}/sessions`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json", "user-agent": "bench" },
    body: JSON.stringify({
      contact: {
        first: account.first,
        last: account.last,
        email: account.email,
        country: "US",
      },
      items: lines.map(({ path, quantity, unitPrice }) => ({
        product: path,
        quantity,
        pricing: { price: { [currency]: unitPrice / 100 } },
      })),
      tags: { checkout: id },
    }),
  });
  const { id: sessionId } = (await session.json()) as { id: string };
  await pool.query("update shop.checkout set session_id = $2 where id = $1", [id, sessionId]);
  return { checkoutId: id, sessionId, currency, subtotal, discount: 0 };
});

async function readFacts({ id, email }: Account, place: string): Promise<Facts | undefined> {
  const person = email.replace(/\+.*@/, "@").toLowerCase();
  const { rows } = await pool.query<Facts>(
    `select
       not exists (select from shop.trial_use where person = $2)
         and not exists (select from shop.trial_use where account_id = $1) as "hasTrial",
       (select coalesce(jsonb_agg(path), '[]') from shop.subscription
         where account_id = $1 and state <> 'deactivated') as "runningPlans",
       (select coalesce(jsonb_agg(licence.id), '[]') from shop.licence
         join shop.catalogue_product product on product.pid = licence.pid
         where licence.account_id = $1 and licence.id = any($4::bigint[])) as owned,
       (select worth from shop.coupon where code = $5) as coupon,
       (select prices from shop.promotion where code = $5) as promotion,
       (select count(*)::integer from shop.declined_payment
         where person = $2 and declined_at > now() - interval '1 hour') as "declinedPerson",
       (select count(*)::integer from shop.declined_payment
         where place = $3 and declined_at > now() - interval '1 hour') as "declinedPlace",
       (select id from shop.checkout where account_id = $1 order by created_at desc limit 1) as latest`,
    [id, person, place, [], null],
  );
  return rows[0];
}

async function readProducts(paths: readonly string[], language: string): Promise<Product[]> {
  const { rows } = await pool.query<Product>(
    `select product.path, jsonb_build_object(
         'pid', product.pid, 'type', product.type, 'trialDays', product.trial_days,
         'discount', product.discount, 'quantityDiscounts', product.quantity_discounts,
         'basePrices', (select jsonb_object_agg(currency, amount) from shop.catalogue_price price
           where price.path = product.path),
         'freebies', (select coalesce(jsonb_agg(to_jsonb(freebie) order by position), '[]')
           from shop.catalogue_freebie freebie where freebie.path = product.path),
         'includes', (select coalesce(jsonb_agg(included_path order by position), '[]')
           from shop.catalogue_inclusion inclusion where inclusion.path = product.path)) as product,
       (select body ->> 'name' from shop.published_document
         where collection = 'products' and key = product.path and locale in ($2, 'en')
         order by locale = $2 desc limit 1) as name
     from shop.catalogue_product product where product.path = any($1)`,
    [paths, language],
  );
  return rows;
}

await app.listen({ host: "127.0.0.1", port: Number(port) });
