import { isLanguage, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { isCollection } from "../documents/collection-name.ts";
import { documentTitle } from "../documents/document-title.ts";

/** A publication or withdrawal that somebody planned. */
export interface PlannedChange {
  readonly id: number;
  readonly type: "publish" | "unpublish";
  readonly at: Date;
  readonly collection: CollectionSlug;
  readonly documentId: number;
  readonly title: string;
  /** Undefined: in every language that is ready. */
  readonly language: Language | undefined;
  /** Who planned it. */
  readonly staffId: number | undefined;
}

/** More than anybody plans, and each title is read by itself. */
const mostChanges = 100;

/** What Payload wrote into its table, as far as it is of use here. */
const jobForm = Compile(
  Type.Object({
    id: Type.Integer(),
    at: Type.String(),
    input: Type.Object({
      type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      locale: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      doc: Type.Object({
        relationTo: Type.String(),
        value: Type.Union([Type.Integer(), Type.String()]),
      }),
      user: Type.Optional(
        Type.Union([
          Type.Object({ value: Type.Union([Type.Integer(), Type.String()]) }),
          Type.Null(),
        ]),
      ),
    }),
  }),
);

interface WhichPlanned {
  /** Of one document alone. */
  readonly document?: { readonly collection: string; readonly id: number };
  readonly most?: number;
}

/** The soonest first. */
export function readPlanned(
  payload: Payload,
  { document, most = mostChanges }: WhichPlanned = {},
): Promise<PlannedChange[]> {
  const isOfDocument =
    document === undefined
      ? sql`true`
      : sql`input -> 'doc' ->> 'relationTo' = ${document.collection}
        and input -> 'doc' ->> 'value' = ${String(document.id)}`;
  return readJobs(payload, sql`not has_error and ${isOfDocument}`, sql`asc`, most);
}

/** What was due and could not be done, the latest first. It stays until somebody repeats or dismisses it. */
export function readFailed(payload: Payload): Promise<PlannedChange[]> {
  return readJobs(payload, sql`has_error`, sql`desc`, mostChanges);
}

async function readJobs(
  payload: Payload,
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  most: number,
): Promise<PlannedChange[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id, input,
      -- Payload forgets the time of what it has tried.
      to_char(coalesce(wait_until, updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from cms.payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and ${condition}
    order by coalesce(wait_until, updated_at) ${order}, id limit ${most}`);
  const planned: PlannedChange[] = [];
  for (const row of rows) {
    const change = jobForm.Check(row) ? await toPlanned(payload, row) : undefined;
    if (change !== undefined) planned.push(change);
  }
  return planned;
}

type Job = ReturnType<(typeof jobForm)["Parse"]>;

async function toPlanned(
  payload: Payload,
  { id, at, input }: Job,
): Promise<PlannedChange | undefined> {
  const collection = input.doc.relationTo;
  if (!isCollection(payload, collection)) return undefined;
  const documentId = Number(input.doc.value);
  const language = input.locale ?? "";
  return {
    id,
    type: input.type === "unpublish" ? "unpublish" : "publish",
    at: new Date(at),
    collection,
    documentId,
    title: await documentTitle(payload, collection, documentId),
    language: isLanguage(language) ? language : undefined,
    staffId: input.user ? Number(input.user.value) : undefined,
  };
}
