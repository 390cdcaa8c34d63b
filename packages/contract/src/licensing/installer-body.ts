import Type from "typebox";
import { ProductReference } from "../platform/references.ts";

/** A file that installs one version of a product on one system, as pages describe it. */
export const InstallerBody = Type.Object({
  product: ProductReference,
  version: Type.String({ minLength: 1 }),
  system: Type.Enum(["windows", "mac"]),
  fileName: Type.String({ minLength: 1 }),
  /** Bytes. */
  size: Type.Integer({ minimum: 1 }),
  /** In hexadecimal. */
  sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  isLegacy: Type.Boolean(),
  /** A day, as 2026-09-14. */
  releasedOn: Type.String({ format: "date" }),
  /** What is new, or for which old machine it is. */
  notes: Type.String(),
});
export type InstallerBody = Type.Static<typeof InstallerBody>;
