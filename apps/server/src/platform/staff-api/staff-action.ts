import type { StaffAction } from "@autotune/contract";
import Type, { type Static, type TObject } from "typebox";
import { Compile } from "typebox/compile";
import type { App } from "../app.ts";
import type { UnitOfWork } from "../jobs/unit-of-work.ts";
import { apiErrors, tags } from "./route-schema.ts";
import type { AuditedAction, StaffGuard } from "./staff-guard.ts";

interface StaffActionRoute<Params extends TObject, Body extends TObject> {
  readonly action: StaffAction;
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  readonly body: Body;
  readonly run: (
    work: UnitOfWork,
    params: Static<Params>,
    body: Static<Body>,
  ) => Promise<AuditedAction>;
}

const response = { 204: Type.Null(), ...apiErrors };

/** Something that staff does, for a reason. It and its entry in the audit log are one transaction. */
export function staffAction<Params extends TObject, Body extends TObject>(
  scope: App,
  guard: StaffGuard,
  { action, path, summary, params, body, run }: StaffActionRoute<Params, Body>,
): void {
  // The framework has checked both by then; a route for any schema cannot know their types.
  const readParams = Compile(params);
  const readBody = Compile(body);
  scope.post(
    path,
    {
      preHandler: guard.require(action),
      schema: { summary, tags, params, body, response },
    },
    async (request, reply) => {
      await guard.performAudited(request, action, async (work) => ({
        ...(await run(work, readParams.Parse(request.params), readBody.Parse(request.body))),
        result: null,
      }));
      return reply.status(204).send(null);
    },
  );
}
