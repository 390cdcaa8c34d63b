import {
  ValidationError,
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
} from "payload";

/** PostgreSQL stores every character but this one. */
const unstorable = "\0";

/** Where a document has a text that no table can store: `blocks.0.headline`. */
export function findUnstorableText(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.includes(unstorable) ? [path] : [];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    findUnstorableText(inner, path === "" ? name : `${path}.${name}`),
  );
}

function rejectUnstorableText(data: unknown, req: PayloadRequest): void {
  const paths = findUnstorableText(data);
  if (paths.length === 0) return;
  const message = "This text has a character that can’t be saved. Type it again.";
  throw new ValidationError({ errors: paths.map((path) => ({ path, message })), req });
}

/**
 * Reports it at the field, instead of failing in the database. Before the operation: hooks of documents search for
 * what was typed.
 */
export function withStorableText(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ({ args, req }) => rejectUnstorableText("data" in args ? args.data : undefined, req),
        ...(hooks?.beforeOperation ?? []),
      ],
    },
  };
}

/** The same for a document that there is only one of. */
export function withStorableTextInGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeValidate: [
        ({ data, req }) => rejectUnstorableText(data, req),
        ...(hooks?.beforeValidate ?? []),
      ],
    },
  };
}
