import { MinimalTemplate } from "@payloadcms/next/templates";
import { headers } from "next/headers.js";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import "../../../platform/admin/admin-views.css";
import { readWord } from "../../../platform/admin/read-word.ts";
import { readCaller } from "../../sessions/half-session.ts";
import { signInSettings } from "../../staff/sign-in-settings.ts";
import { beginEnrolment } from "../enrolment.ts";
import { readNext } from "../factor-routes.ts";
import { readFactors } from "../factors.ts";
import { CodeForm } from "./code-form.tsx";
import { EnrolForm } from "./enrol-form.tsx";
import { LeaveButton } from "./leave-button.tsx";

/**
 * Asks for the second factor, or sets up the first. Payload shows views of this kind to anybody, and knows nobody with
 * half a session, so access is checked here.
 */
export async function FactorView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const query = searchParams ?? {};
  const next = readNext(readWord(query, "next"));
  const caller = await readCaller(payload, await headers());
  if (caller === undefined) redirect(`/admin/login?redirect=${encodeURIComponent(next)}`);
  const { staff, session } = caller;
  const { hasApp, passkeys } = await readFactors(payload.db.drizzle, staff.id);
  const mayEnrol = session.isFresh || !session.hasFactor;
  const enrols = !session.hasFactor || (readWord(query, "setup") === "app" && mayEnrol);
  return (
    <MinimalTemplate>
      <main className="admin-view factor-view">
        <h1>{titleOf(enrols, session.isWhole)}</h1>
        <p className="admin-view-hint">{staff.email}</p>
        {enrols ? (
          <>
            <p>It protects your account if your password gets out.</p>
            <EnrolForm
              enrolment={beginEnrolment(signInSettings(payload).factorSecret, caller)}
              next={next}
              offersPasskey={!session.hasFactor}
            />
          </>
        ) : (
          <CodeForm hasApp={hasApp} hasPasskeys={passkeys.length > 0} next={next} />
        )}
        <p className="factor-end">
          {session.isWhole ? <a href={next}>Cancel</a> : <LeaveButton />}
        </p>
      </main>
    </MinimalTemplate>
  );
}

function titleOf(enrols: boolean, isWhole: boolean): string {
  if (enrols) return "Set up a second step";
  return isWhole ? "Confirm it’s you" : "Enter your code";
}
