import { ChangeViewBody, SavedViewsResponse, SaveViewBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { apiErrors, tags } from "../../../platform/staff-api/route-schema.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { changeView, deleteView, listViews, saveView } from "./repository.ts";

const ViewParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

/** Reports as staff like to see them. A view has no figures: who opens it needs the right to its report. */
export function viewRoutes(scope: App, guard: StaffGuard): void {
  scope.get(
    "/staff/v1/reports/views",
    {
      preHandler: guard.require("report.save-view"),
      schema: {
        summary: "One’s own saved reports, and those that colleagues share",
        tags,
        response: { 200: SavedViewsResponse, ...apiErrors },
      },
    },
    async (request) => ({ views: await listViews(scope.database, guard.staffOf(request).id) }),
  );

  scope.post(
    "/staff/v1/reports/views",
    {
      preHandler: guard.require("report.save-view"),
      schema: {
        summary: "Save a report under a name",
        tags,
        body: SaveViewBody,
        response: { 204: Type.Null(), ...apiErrors },
      },
    },
    async (request, reply) => {
      const { target, isShared } = request.body;
      const name = readName(request.body.name);
      await guard.performAudited(request, "report.save-view", async ({ transaction, staff }) => {
        const id = await saveView(transaction, { staffId: staff.id, name, target, isShared });
        return { subject: subjectOf(id), details: { saved: target, isShared }, result: null };
      });
      return reply.status(204).send(null);
    },
  );

  scope.post(
    "/staff/v1/reports/views/:id",
    {
      preHandler: guard.require("report.save-view"),
      schema: {
        summary: "Rename a saved report, or share it",
        tags,
        params: ViewParams,
        body: ChangeViewBody,
        response: { 204: Type.Null(), ...apiErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const change = { name: readName(request.body.name), isShared: request.body.isShared };
      await guard.performAudited(request, "report.save-view", async ({ transaction, staff }) => {
        await changeView(transaction, { id, staffId: staff.id }, change);
        return {
          subject: subjectOf(id),
          details: { changed: true, isShared: change.isShared },
          result: null,
        };
      });
      return reply.status(204).send(null);
    },
  );

  scope.post(
    "/staff/v1/reports/views/:id/delete",
    {
      preHandler: guard.require("report.save-view"),
      schema: {
        summary: "Delete a saved report",
        tags,
        params: ViewParams,
        response: { 204: Type.Null(), ...apiErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await guard.performAudited(request, "report.save-view", async ({ transaction, staff }) => {
        const deleted = await deleteView(transaction, { id, staffId: staff.id });
        return { subject: subjectOf(id), details: { deleted }, result: null };
      });
      return reply.status(204).send(null);
    },
  );
}

function readName(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ");
}

function subjectOf(id: number): string {
  return `report view ${id}`;
}
