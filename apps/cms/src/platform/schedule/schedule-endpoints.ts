import { sql } from "drizzle-orm";
import type { Endpoint, PayloadRequest } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { User } from "../../payload-types.ts";
import { isEditorRequest } from "../../access/is-editor.ts";
import { isCollection } from "../documents/collection-name.ts";
import { languagesWithDrafts } from "../drafts/languages-with-drafts.ts";
import { isPlannedCollection, planChange, PlanBody } from "./plan-change.ts";
import { readPlanned } from "./read-schedule.ts";
import { readReadyLanguages } from "./read-ready-languages.ts";
import {
  cancelPath,
  plannedPath,
  planPath,
  publishableLanguagesPath,
  retryPath,
} from "./schedule-urls.ts";
import { invalidRequest, notFound } from "../endpoints/errors.ts";
import { readJsonBody } from "../endpoints/json-body.ts";

const planForm = Compile(PlanBody);
const jobForm = Compile(Type.Object({ job: Type.Integer({ minimum: 1 }) }));

/** Plans are made and dropped by who may publish; the admin calls these. */
export const scheduleEndpoints: Endpoint[] = [
  {
    path: planPath,
    method: "post",
    async handler(req) {
      const { user } = req;
      const body = await readJsonBody(req);
      if (user === null || !isEditorRequest(req)) return notFound();
      if (!planForm.Check(body)) return invalidRequest();
      const { collection, ...plan } = body;
      if (!isPlannedCollection(req.payload, collection)) return invalidRequest();
      const result = await planChange(req.payload, user, { ...plan, collection });
      // A plan that is refused is an answer, not a failed request: browsers would log it as one.
      return Response.json(result);
    },
  },
  {
    path: plannedPath,
    method: "get",
    async handler(req) {
      if (!isEditorRequest(req)) return notFound();
      const { collection } = req.query;
      const id = Number(req.query["id"]);
      if (!isCollection(req.payload, collection) || !Number.isInteger(id)) return invalidRequest();
      const document = { collection, id };
      return Response.json({ planned: await readPlanned(req.payload, { document }) });
    },
  },
  jobEndpoint(cancelPath, ({ payload }, job) =>
    payload.db.drizzle.execute(sql`
      delete from cms.payload_jobs where id = ${job} and task_slug = 'schedulePublish' and not processing`),
  ),
  // On behalf of who tries again: who planned it may have left, or may not publish any more.
  jobEndpoint(retryPath, ({ payload }, job, { id }) =>
    payload.db.drizzle.execute(sql`
      update cms.payload_jobs set has_error = false, error = null, wait_until = now(), total_tried = 0,
        input = jsonb_set(input, '{user}', jsonb_build_object('relationTo', 'users', 'value', ${id}::integer))
      where id = ${job} and task_slug = 'schedulePublish' and has_error`),
  ),
  {
    path: publishableLanguagesPath,
    method: "get",
    async handler(req) {
      const { collection } = req.query;
      const id = Number(req.query["id"]);
      if (!isEditorRequest(req)) return notFound();
      if (!isCollection(req.payload, collection) || !Number.isInteger(id)) return invalidRequest();
      return Response.json({
        ready: await readReadyLanguages(req, collection, id),
        drafted: await languagesWithDrafts(req, collection, id),
      });
    },
  },
];

/** Does something with one planned change. */
function jobEndpoint(
  path: string,
  act: (req: PayloadRequest, job: number, user: User) => Promise<unknown>,
): Endpoint {
  return {
    path,
    method: "post",
    async handler(req) {
      const { user } = req;
      if (user === null || !isEditorRequest(req)) return notFound();
      const body = await readJsonBody(req);
      if (!jobForm.Check(body)) return invalidRequest();
      await act(req, body.job, user);
      return Response.json({ ok: true });
    },
  };
}
