import { createHash } from "node:crypto";
import path from "node:path";
import type { CollectionBeforeOperationHook } from "payload";

/** Browsers and CDNs cache an image for good under its name, so other content never gets a name used before. */
export const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation !== "create" && operation !== "update") || req.file === undefined) return;
  const { name: stem, ext } = path.parse(req.file.name);
  const plain = stem
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const digest = createHash("sha256").update(req.file.data).digest("hex").slice(0, 10);
  req.file.name = `${plain || "picture"}-${digest}${ext.toLowerCase()}`;
};
