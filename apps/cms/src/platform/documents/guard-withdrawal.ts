import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from "payload";
import { documentKind, isCollection } from "./collection-name.ts";
import { documentTitle } from "./document-title.ts";
import { findReferrers } from "./find-referrers.ts";
import { isolatedRequest } from "./isolated-request.ts";

const named = 5;

/**
 * What other published documents name does not leave the shop, by a deletion, the trash or "Unpublish": their links
 * would lead to nothing. It says which ones. For people; the seed and tests know what they do.
 */
export const guardWithdrawal: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (req.user === null || !isCollection(req.payload, collection.slug)) return args;
  if (operation !== "delete" && !(operation === "update" && isWithdrawal(args))) return args;
  for (const id of await idsOf(args, collection.slug, req))
    await rejectIfNamed(req, collection.slug, id);
  return args;
};

/** A draft saved over what is published withdraws nothing. */
function isWithdrawal(args: object): boolean {
  const data: unknown = Reflect.get(args, "data");
  if (typeof data !== "object" || data === null) return false;
  if ("deletedAt" in data && Boolean(data.deletedAt)) return true;
  const isDraftSave = Reflect.get(args, "draft") === true;
  return !isDraftSave && "_status" in data && data._status === "draft";
}

async function idsOf(
  args: object,
  collection: CollectionSlug,
  req: PayloadRequest,
): Promise<number[]> {
  if ("id" in args && args.id !== undefined) return [Number(args.id)];
  const where = "where" in args ? args.where : undefined;
  if (!isWhere(where)) return [];
  const { docs } = await req.payload.find({
    collection,
    where,
    select: {},
    depth: 0,
    pagination: false,
    req: isolatedRequest(req),
  });
  return docs.map(({ id }) => id);
}

function isWhere(value: unknown): value is Where {
  return typeof value === "object" && value !== null;
}

async function rejectIfNamed(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  const referrers = await findReferrers(req, collection, id);
  if (referrers.length === 0) return;
  const { payload } = req;
  const names: string[] = [];
  for (const referrer of referrers.slice(0, named)) {
    const kind = documentKind(payload, referrer.collection);
    names.push(`${kind} “${await documentTitle(payload, referrer.collection, referrer.id)}”`);
  }
  const more = referrers.length - names.length;
  if (more > 0) names.push(`${more} more`);
  const title = await documentTitle(payload, collection, id);
  throw new APIError(
    `“${title}” is still used by ${names.join(", ")}. Remove it there first.`,
    409,
    undefined,
    true,
  );
}
