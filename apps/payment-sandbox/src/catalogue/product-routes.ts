import Type from "typebox";
import type { App, Context } from "../app.ts";
import { findUnusablePrice, Product } from "./product.ts";
import { findProducts, listProductPaths, saveProduct } from "./products.ts";

export async function productRoutes(app: App, { pool }: Context): Promise<void> {
  app.post(
    "/products",
    {
      config: { action: "product.create" },
      schema: { body: Type.Object({ products: Type.Array(Product, { minItems: 1 }) }) },
    },
    async (request, reply) => {
      const results = [];
      for (const product of request.body.products) {
        const wrong = findUnusablePrice(product.pricing?.price);
        results.push(
          wrong === undefined
            ? {
                product: product.product,
                action: (await saveProduct(pool, product)) ? "product.create" : "product.update",
                result: "success",
              }
            : {
                product: product.product,
                action: "product.create",
                result: "error",
                error: { [`pricing.price.${wrong}`]: "Invalid amount" },
              },
        );
      }
      const hasError = results.some(({ result }) => result === "error");
      return reply.status(hasError ? 400 : 200).send({ products: results });
    },
  );

  app.get("/products", { config: { action: "product.getall" } }, async () => ({
    action: "product.getall",
    result: "success",
    products: await listProductPaths(pool),
  }));

  app.get(
    "/products/:path",
    {
      config: { action: "product.get" },
      schema: { params: Type.Object({ path: Type.String() }) },
    },
    async (request, reply) => {
      const paths = request.params.path.split(",");
      const found = await findProducts(pool, paths);
      const products = paths.map((path) => {
        const product = found.get(path);
        return product === undefined
          ? {
              product: path,
              action: "product.get",
              result: "error",
              error: { product: "Not found" },
            }
          : { ...product, action: "product.get", result: "success" };
      });
      return reply.status(found.size === 0 ? 404 : 200).send({ products });
    },
  );
}
