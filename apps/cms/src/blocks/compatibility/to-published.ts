import type { CompatibilityBlock } from "@autotune/contract";
import type { CompatibilityFields } from "../../payload-types.ts";

export function compatibilityToPublished(fields: CompatibilityFields): CompatibilityBlock {
  return {
    block: "compatibility",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    hosts: (fields.hosts ?? []).map(({ name, fromVersion, formats, status, note }) => ({
      name: name ?? "",
      fromVersion: fromVersion ?? "",
      formats: formats ?? [],
      status: status ?? "works",
      note: note ?? "",
    })),
  };
}
