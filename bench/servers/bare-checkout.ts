import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

interface Asked {
  lines: { path: string; quantity: number; unitPrice: number }[];
  currency: string;
  language: string;
}

interface Product {
  path: string;
  pid: string;
  prices: Record<string, number>;
  name: string | null;
}

/** The checkout call as somebody in a hurry writes it: the same queries and the same call to the provider. */
const [port] = process.argv.slice(2);
const { DATABASE_URL, PAYMENT_API_URL, PAYMENT_API_USERNAME, PAYMENT_API_PASSWORD } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL ?? "", max: 10 });
const authorization = `Basic ${Buffer.from(`${PAYMENT_API_USERNAME}:${PAYMENT_API_PASSWORD}`).toString("base64")}`;
const app = Fastify();

app.get("/", async () => "ready");

app.post<{ Body: Asked }>("/laravel/rest/checkout", async (request, reply) => {
  const token = /__Host-session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const found = await pool.query<{ id: string; email: string; first: string; last: string }>(
    `select account.id, account.email, account.first_name as first, account.last_name as last
     from shop.session join shop.account on account.id = session.account_id
     where token_hash = $1 and expires_at > now()`,
    [createHash("sha256").update(token).digest()],
  );
  const account = found.rows[0];
  if (account === undefined) return reply.status(401).send();
  const { lines, language, currency } = request.body;
  const products = await pool.query<Product>(
    `select product.path, product.pid,
       (select jsonb_object_agg(currency, amount) from shop.catalogue_price price where price.path = product.path) as prices,
       (select body ->> 'name' from shop.published_document
         where collection = 'products' and key = product.path and locale in ($2, 'en')
         order by locale = $2 desc limit 1) as name
     from shop.catalogue_product product where product.path = any($1)`,
    [lines.map(({ path }) => path), language],
  );
  const decided = lines.map((line) => ({
    line,
    product: products.rows.find(({ path }) => path === line.path),
  }));
  if (decided.some(({ line, product }) => product?.prices[currency] !== line.unitPrice))
    return reply.status(422).send();
  const id = randomUUID();
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  await pool.query(
    `insert into shop.checkout (id, account_id, language, country, currency, subtotal, lines)
     values ($1, $2, $3, 'US', $4, $5, $6)`,
    [
      id,
      account.id,
      language,
      currency,
      subtotal,
      JSON.stringify(
        decided.map(({ line, product }) => ({ ...line, pid: product?.pid, name: product?.name })),
      ),
    ],
  );
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
  return { checkoutId: id, sessionId, currency, subtotal };
});

await app.listen({ host: "127.0.0.1", port: Number(port) });
