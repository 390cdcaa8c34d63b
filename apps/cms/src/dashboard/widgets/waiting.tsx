import { StaffWaiting } from "@autotune/contract";
import type { WidgetServerProps } from "payload";
import { Suspense } from "react";
import { isEditorRequest } from "../../access/is-editor.ts";
import { draftedCollections } from "../../platform/drafts/drafted-collections.ts";
import { readDrafts } from "../../platform/drafts/read-drafts.ts";
import { readFailed } from "../../platform/schedule/read-schedule.ts";
import { scheduleRoot } from "../../platform/schedule/schedule-urls.ts";
import { readTranslations } from "../../platform/translations/read-translations.ts";
import { translationCounts } from "../../platform/translations/translation-counts.ts";
import { translationLanguages } from "../../platform/translations/translation-languages.ts";
import { languageUrl } from "../../platform/translations/translation-urls.ts";
import { StaffApi } from "../../support/api/staff-api.ts";
import { staffOf } from "../../support/api/staff-of.ts";
import {
  cancellationsPath,
  ordersPath,
  withdrawalsPath,
} from "../../support/api/support-routes.ts";
import { Card } from "../components/card.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { WaitingRow } from "../components/waiting-row.tsx";
import "../dashboard.css";

type Props = Pick<WidgetServerProps, "req">;

/** What somebody has to do, by what their role can do. Each part comes when it is read, and fails alone. */
export function WaitingWidget({ req }: WidgetServerProps) {
  const isEditor = isEditorRequest(req);
  const isStaff = staffOf(req) !== undefined;
  if (!isEditor && !isStaff) return null;
  return (
    <Card title="What waits">
      <ul className="dashboard-waits">
        {isStaff && (
          <Suspense fallback={<Skeleton rows={1} />}>
            <CustomersWaiting req={req} />
          </Suspense>
        )}
        {isEditor && (
          <>
            <Suspense fallback={<Skeleton rows={1} />}>
              <ContentWaiting req={req} />
            </Suspense>
            <Suspense fallback={<Skeleton rows={1} />}>
              <TranslationsWaiting req={req} />
            </Suspense>
          </>
        )}
      </ul>
    </Card>
  );
}

async function CustomersWaiting({ req }: Props) {
  const staff = staffOf(req);
  if (staff === undefined) return null;
  const waiting = await new StaffApi(req.payload, staff).get(StaffWaiting, "waiting");
  if (!waiting.ok)
    return (
      <li className="dashboard-problem">
        The shop does not answer, so orders and withdrawals cannot be counted. Everything else here
        is up to date.
      </li>
    );
  const { ordersToLookAt: orders, openWithdrawals: withdrawals, failedEmails } = waiting.value;
  const { openCancellations: cancellations } = waiting.value;
  return (
    <>
      <WaitingRow
        count={withdrawals}
        label={withdrawals === 1 ? "open withdrawal" : "open withdrawals"}
        hint={withdrawals === 0 ? "Every withdrawal is settled" : "The law sets 14 days to refund"}
        href={withdrawalsPath}
        tone={withdrawals === 0 ? "calm" : "bad"}
      />
      {cancellations !== undefined && (
        <WaitingRow
          count={cancellations}
          label={cancellations === 1 ? "cancellation to settle" : "cancellations to settle"}
          hint={
            cancellations === 0
              ? "Every cancellation is settled"
              : "Not confirmed by email, or for an important reason"
          }
          href={cancellationsPath}
          tone={cancellations === 0 ? "calm" : "warn"}
        />
      )}
      <WaitingRow
        count={orders}
        label={orders === 1 ? "order to look at" : "orders to look at"}
        hint={
          orders === 0
            ? "No payment, refund or email is stuck"
            : "A payment, refund, withdrawal or email is stuck"
        }
        href={`${ordersPath}?state=toLookAt`}
        tone={orders === 0 ? "calm" : "warn"}
      />
      <WaitingRow
        count={failedEmails}
        label={failedEmails === 1 ? "order without its email" : "orders without their email"}
        hint={
          failedEmails === 0
            ? "Emails reach everyone who ordered recently"
            : "Our email to the customer bounced"
        }
        href={`${ordersPath}?state=emailFailed`}
        tone={failedEmails === 0 ? "calm" : "bad"}
      />
    </>
  );
}

async function ContentWaiting({ req: { payload } }: Props) {
  const failed = await readFailed(payload);
  const { count } = await readDrafts(payload, draftedCollections(payload), 1);
  const [first] = failed;
  return (
    <>
      {first !== undefined && (
        <WaitingRow
          count={failed.length}
          label={failed.length === 1 ? "schedule failed" : "schedules failed"}
          hint={`Latest: ${first.title}`}
          href={scheduleRoot}
          tone="bad"
        />
      )}
      <WaitingRow
        count={count}
        label={count === 1 ? "unpublished change" : "unpublished changes"}
        hint={count === 0 ? "Everything that was saved is published" : "Saved, and not in the shop"}
        href="#drafts"
        tone={count === 0 ? "calm" : "warn"}
      />
    </>
  );
}

async function TranslationsWaiting({ req }: Props) {
  const entries = await readTranslations(req.payload);
  const counts = translationLanguages(req).map((language) => ({
    language,
    ...translationCounts(entries, language),
  }));
  const toPublish = counts.reduce((sum, { waiting }) => sum + waiting, 0);
  const missing = counts.reduce((sum, count) => sum + count.missing + count.changed, 0);
  const first = (find: (count: (typeof counts)[number]) => number) =>
    counts.toSorted((a, b) => find(b) - find(a))[0]?.language;
  const publishIn = first(({ waiting }) => waiting);
  const missingIn = first((count) => count.missing + count.changed);
  return (
    <>
      {publishIn !== undefined && toPublish > 0 && (
        <WaitingRow
          count={toPublish}
          label={toPublish === 1 ? "translation to publish" : "translations to publish"}
          hint="Translated, and not in the shop"
          href={languageUrl(publishIn)}
          tone="warn"
        />
      )}
      {missingIn !== undefined && (
        <WaitingRow
          count={missing}
          label={missing === 1 ? "translation to write" : "translations to write"}
          hint={
            missing === 0
              ? "Every language is complete"
              : "Texts are missing, or English has changed"
          }
          href={languageUrl(missingIn)}
          tone={missing === 0 ? "calm" : "warn"}
        />
      )}
    </>
  );
}
