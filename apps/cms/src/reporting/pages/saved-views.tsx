import { mayStaff, SavedViewsResponse, type ReportPage, type StaffRole } from "@autotune/contract";
import type { StaffApi } from "../../support/api/staff-api.ts";
import { Notice } from "../../support/components/support-notice.tsx";
import { wordsOfProblem } from "../../support/components/support-words.ts";
import { viewActions, type ViewAction } from "../api/view-form.ts";
import { viewsPath } from "../api/views-endpoint.ts";
import {
  actionOf,
  pageOfTarget,
  reportsRoot,
  targetOf,
  type ReportQuery,
} from "../routes/report-routes.ts";

interface SavedViewsProps {
  readonly api: StaffApi;
  readonly page: ReportPage;
  readonly query: ReportQuery;
  readonly role: StaffRole;
  /** What became of the form that was sent last. */
  readonly done: string | undefined;
  readonly problem: string | undefined;
}

const doneWords: Readonly<Record<ViewAction, string>> = {
  save: "The view is saved.",
  change: "The view is changed.",
  delete: "The view is deleted.",
};

/** Reports that somebody saved, and what is shown now to be saved. Forms and links alone: it works without scripts. */
export async function SavedViews({ api, page, query, role, done, problem }: SavedViewsProps) {
  const read = await api.get(SavedViewsResponse, "reports/views");
  if (!read.ok) return <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>;
  const target = targetOf(page, query);
  const views = read.value.views.filter((view) => {
    const shown = pageOfTarget(view.target);
    return shown !== undefined && mayStaff(role, actionOf(shown));
  });
  const current = views.find((view) => view.target === target);
  const action = viewActions.find((known) => known === done);
  return (
    <>
      {problem !== undefined && <Notice kind="problem">{wordsOfProblem(problem)}</Notice>}
      {action !== undefined && <Notice kind="done">{doneWords[action]}</Notice>}
      <div className="report-views">
        {views.length > 0 && (
          <nav aria-label="Saved views" className="report-choices">
            {views.map((view) => (
              <a
                aria-current={view.id === current?.id ? "true" : undefined}
                href={`${reportsRoot}/${view.target}`}
                key={view.id}
              >
                {view.name}
                {!view.isOwn && <span className="report-views-note">from a colleague</span>}
              </a>
            ))}
          </nav>
        )}
        {current?.isOwn === true ? (
          <details className="report-views-form">
            <summary>Edit view</summary>
            <form action={viewsPath} method="post">
              <input name="id" type="hidden" value={current.id} />
              <input name="target" type="hidden" value={target} />
              <ViewFields isShared={current.isShared} name={current.name} />
              <div className="report-views-actions">
                <button name="action" type="submit" value="change">
                  Save changes
                </button>
                <button className="admin-view-danger" name="action" type="submit" value="delete">
                  Delete view
                </button>
              </div>
            </form>
          </details>
        ) : (
          <details className="report-views-form">
            <summary>Save this view</summary>
            <form action={viewsPath} method="post">
              <input name="target" type="hidden" value={target} />
              <ViewFields isShared={false} name="" />
              <p className="admin-view-hint">
                {query.span === undefined
                  ? "It always shows the days you chose."
                  : "It always shows the latest days."}{" "}
                Saving again under the same name replaces it.
              </p>
              <button name="action" type="submit" value="save">
                Save view
              </button>
            </form>
          </details>
        )}
      </div>
    </>
  );
}

function ViewFields({ name, isShared }: { readonly name: string; readonly isShared: boolean }) {
  return (
    <>
      <label>
        <span>Name</span>
        <input defaultValue={name} maxLength={60} name="name" required type="text" />
      </label>
      <label className="admin-view-choice">
        <input defaultChecked={isShared} name="shared" type="checkbox" />
        <span>Share it with everyone who can see this report. Only you can change it.</span>
      </label>
    </>
  );
}
