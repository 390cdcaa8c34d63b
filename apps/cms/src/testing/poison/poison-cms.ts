import { asRole } from "@autotune/database/roles";
import { getPayload, type CollectionSlug, type Payload, type Where } from "payload";
import { blocks } from "../../blocks/blocks.ts";
import { blocksFromPublished } from "../../blocks/from-published.ts";
import { buildCmsConfig } from "../../config.ts";
import type { CmsEnvironment } from "../../environment.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { stopPayload } from "../stop-payload.ts";
import { testEnvironment } from "../test-environment.ts";
import type { Data } from "./fill-fields.ts";
import {
  documentTarget,
  globalTarget,
  poisonDocument,
  turnsOf,
  type Outcome,
  type Target,
} from "./poison-document.ts";

export type { Outcome } from "./poison-document.ts";
export { takesNoAttack } from "./takes-no-attack.ts";

/** Every document and global that is poisoned, and how. */
export interface PoisonCms {
  /** Where the admin panel shows each of them, and the list that it is in. */
  readonly adminPaths: readonly string[];
  /**
   * Puts the attack into every text field, one document of each collection, and publishes them; returns what became of
   * it in each field. With `wants`, only into those.
   */
  poison(attack: string, wants?: (name: string) => boolean): Promise<Map<string, Outcome>>;
  /** Publishes a redirect: once the shop follows it, it shows what was published before. */
  publishMark(path: string): Promise<void>;
}

/** The CMS of a running stack. */
export async function startPoisonCms(
  own: Pick<CmsEnvironment, "DATABASE_URL"> & Partial<CmsEnvironment>,
): Promise<PoisonCms & { stop(): Promise<void> }> {
  const environment = testEnvironment({ ...own, DATABASE_URL: asRole(own.DATABASE_URL, "cms") });
  const payload = await getPayload({
    config: buildCmsConfig(environment),
    key: environment.DATABASE_URL,
  });
  return { ...(await poisonCms(payload)), stop: () => stopPayload(payload) };
}

/** Shown to visitors; no text that customers have agreed to, which can't change; and nobody that a test signs in as. */
const chosen: Partial<Record<CollectionSlug, Where>> = {
  pages: { "policy.version": { exists: false } },
  popups: { audience: { equals: "default" } },
  users: { role: { equals: "translator" } },
};

export async function poisonCms(payload: Payload): Promise<PoisonCms> {
  const redirect = await payload.create({
    collection: "redirects",
    data: { from: "/poison-mark", to: "/products", _status: "published" },
  });
  await payload.create({
    collection: "redirects",
    data: { from: "/poison-from", to: "/products", _status: "published" },
  });

  const bases = new Map<string, Data>();
  for (const { slug } of payload.config.collections)
    if (!slug.startsWith("payload-")) bases.set(slug, await fullest(payload, slug));
  const idIn = (collection: string) => Number(bases.get(collection)?.["id"]);
  const ids: KnownIds = {
    product: () => idIn("products"),
    productCard: () => idIn("product-cards"),
    productPage: () => idIn("product-pages"),
    page: () => idIn("pages"),
    downloadPage: () => idIn("download-pages"),
    testimonial: () => idIn("testimonials"),
    film: () => idIn("films"),
    picture: () => idIn("pictures"),
  };
  const blocksOf = (slugs: readonly string[]): Data[] =>
    Object.values(blocks)
      .filter(({ config }) => slugs.includes(config.slug))
      .flatMap(({ sample }) => blocksFromPublished([sample], ids).map((block) => ({ ...block })));

  const targets: Target[] = [];
  for (const { slug } of payload.config.collections) {
    const base = bases.get(slug);
    if (base !== undefined) targets.push(documentTarget(payload, slug, base));
  }
  for (const { slug, fields } of payload.config.globals)
    targets.push(globalTarget(payload, slug, fields, { ...(await payload.findGlobal({ slug })) }));

  return {
    adminPaths: [
      ...[...bases].flatMap(([slug, { id }]) => [
        `/admin/collections/${slug}`,
        `/admin/collections/${slug}/${String(id)}`,
      ]),
      ...payload.config.globals.map(({ slug }) => `/admin/globals/${slug}`),
    ],
    async poison(attack, wants = () => true) {
      const outcomes = new Map<string, Outcome>();
      for (const target of targets)
        for (const turn of turnsOf(target, { idIn, blocksOf })) {
          const attempt = { attack, turn, wants, idIn, blocksOf };
          for (const [name, outcome] of await poisonDocument(target, attempt))
            if (outcomes.get(name)?.is !== "stored") outcomes.set(name, outcome);
        }
      return outcomes;
    },
    async publishMark(path) {
      await payload.update({
        collection: "redirects",
        id: redirect.id,
        data: { from: path, _status: "published" },
      });
    },
  };
}

/** The document of a collection in which the most is filled in. */
async function fullest(payload: Payload, collection: CollectionSlug): Promise<Data> {
  const { docs } = await payload.find({
    collection,
    where: chosen[collection] ?? {},
    locale: "en",
    depth: 0,
    pagination: false,
  });
  const [first] = docs
    .map((document): Data => ({ ...document }))
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  if (first === undefined) throw new Error(`The seed has none of ${collection}`);
  return first;
}
