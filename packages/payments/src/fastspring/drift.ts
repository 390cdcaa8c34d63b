import Type from "typebox";
import { Compile } from "typebox/compile";
import { ProviderRejected, type ProductToPush } from "../port/provider.ts";
import type { Call } from "./call.ts";
import { pricingOf } from "./products.ts";

/** Their paths are in a URL, which must not grow too long. */
const mostAtOnce = 20;

const optional = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const responseSchema = Compile(
  Type.Object({
    products: Type.Array(
      Type.Object({
        product: Type.String(),
        pricing: Type.Optional(
          Type.Object({
            price: Type.Optional(Type.Record(Type.String(), Type.Number())),
            interval: optional(Type.String()),
            intervalLength: optional(Type.Integer()),
            trial: optional(Type.Integer()),
          }),
        ),
      }),
    ),
  }),
);
type Pricing = Type.Static<ReturnType<typeof responseSchema.Type>>["products"][number]["pricing"];

/** Paths whose prices or terms at the provider are not ours; of a missing one neither is. */
export async function findDrift(call: Call, products: readonly ProductToPush[]): Promise<string[]> {
  const drifted: string[] = [];
  for (let begin = 0; begin < products.length; begin += mostAtOnce) {
    const some = products.slice(begin, begin + mostAtOnce);
    const there = await readPricings(
      call,
      some.map(({ path }) => path),
    );
    for (const product of some) {
      if (!isSame(product, there.get(product.path))) drifted.push(product.path);
    }
  }
  return drifted;
}

async function readPricings(call: Call, paths: readonly string[]): Promise<Map<string, Pricing>> {
  try {
    const read = await call("GET", `/products/${paths.map(encodeURIComponent).join(",")}`);
    if (!responseSchema.Check(read)) throw new Error("The provider's products cannot be read");
    return new Map(read.products.map(({ product, pricing }) => [product, pricing]));
  } catch (error) {
    // It knows none of them.
    if (error instanceof ProviderRejected && error.status === 404) return new Map();
    throw error;
  }
}

function isSame(product: ProductToPush, there: Pricing): boolean {
  const ours = pricingOf(product);
  return (
    Object.entries(ours.price).every(([currency, price]) => there?.price?.[currency] === price) &&
    (there?.interval ?? null) === ours.interval &&
    (there?.intervalLength ?? null) === ours.intervalLength &&
    (there?.trial ?? null) === ours.trial
  );
}
