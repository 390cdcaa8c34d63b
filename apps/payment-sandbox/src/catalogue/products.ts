import type { Queryable } from "../database/connect.ts";
import type { Product } from "./product.ts";

export async function findProducts(
  db: Queryable,
  paths: readonly string[],
): Promise<Map<string, Product>> {
  const { rows } = await db.query<{ path: string; body: Product }>(
    "select path, body from sandbox.product where path = any($1)",
    [paths],
  );
  return new Map(rows.map(({ path, body }) => [path, body]));
}

export async function listProductPaths(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ path: string }>(
    "select path from sandbox.product order by path",
  );
  return rows.map(({ path }) => path);
}

/** Returns whether the product is new. */
export async function saveProduct(db: Queryable, product: Product): Promise<boolean> {
  const { rows } = await db.query<{ created: boolean }>(
    `insert into sandbox.product (path, body) values ($1, $2)
     on conflict (path) do update set body = sandbox.product.body || excluded.body
     returning xmax = 0 as created`,
    [product.product, product],
  );
  return rows[0]?.created === true;
}
