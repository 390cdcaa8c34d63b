import { hash } from "node:crypto";
import type { CollectionBeforeChangeHook } from "payload";

/** What people compare the file with that they got. */
export const announceHash: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file === undefined ? data : { ...data, sha256: hash("sha256", req.file.data, "hex") };
