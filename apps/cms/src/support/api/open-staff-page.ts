import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { requireUser } from "../../platform/admin/admin-frame.tsx";
import type { PageQuery } from "../../platform/admin/read-word.ts";
import { StaffApi } from "./staff-api.ts";
import { staffOf } from "./staff-of.ts";

/** What a page for staff begins with, below `root`. For everybody else there is no such page. */
export function openStaffPage(view: AdminViewServerProps, root: string) {
  const user = requireUser(view, root);
  const { params, searchParams, initPageResult } = view;
  const staff = staffOf(initPageResult.req);
  if (staff === undefined) notFound();
  const query: PageQuery = searchParams ?? {};
  return {
    user,
    staff,
    query,
    segments: [params?.["segments"] ?? []].flat().slice(1),
    api: new StaffApi(initPageResult.req.payload, staff),
  };
}
