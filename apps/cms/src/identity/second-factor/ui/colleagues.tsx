"use client";
import { factorPaths } from "../factor-routes.ts";
import { Problem } from "./problem.tsx";
import { send } from "./send.ts";
import { useSending } from "./use-sending.ts";

interface ColleaguesProps {
  readonly people: readonly { readonly id: number; readonly email: string }[];
}

/** For admins: a colleague who has lost phone and codes sets up anew at the next sign-in. */
export function Colleagues({ people }: ColleaguesProps) {
  const { isSending, problem, run } = useSending();
  const reset = async (id: number) => {
    const sent = await run(() => send(factorPaths.resetStaff, { staffId: id }));
    if (sent.ok) window.location.reload();
  };
  return (
    <section className="admin-view-card">
      <h2>Staff with a second factor</h2>
      <p className="admin-view-hint">
        If somebody has lost their phone and their recovery codes, make sure that it’s them, then
        reset. They set up anew at their next sign-in.
      </p>
      {people.length === 0 && <p>Nobody else yet.</p>}
      <ul className="factor-list">
        {people.map(({ id, email }) => (
          <li key={id}>
            <span>{email}</span>
            <button
              aria-label={`Reset ${email}`}
              className="factor-quiet"
              disabled={isSending}
              onClick={() => void reset(id)}
              type="button"
            >
              Reset
            </button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
