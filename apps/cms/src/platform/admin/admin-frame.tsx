import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps, TypedUser } from "payload";
import type { ReactNode } from "react";
import "./admin-views.css";

interface AdminFrameProps {
  /** Of the view, as Payload gives them. */
  readonly view: AdminViewServerProps;
  readonly user: TypedUser;
  readonly children: ReactNode;
}

/** A page of our own among Payload's: its navigation and head around ours. */
export function AdminFrame({ view, user, children }: AdminFrameProps) {
  const { initPageResult, params, searchParams, i18n, locale } = view;
  const { req, permissions, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale === undefined ? {} : { locale })}
      {...(params === undefined ? {} : { params })}
      {...(searchParams === undefined ? {} : { searchParams })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={user}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <main className="admin-view">{children}</main>
    </DefaultTemplate>
  );
}

/** Who is signed in. Payload shows views of this kind to anybody: everybody else is led to the sign-in first. */
export function requireUser({ initPageResult }: AdminViewServerProps, path: string): TypedUser {
  const { user } = initPageResult.req;
  if (user === null) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`);
  return user;
}
