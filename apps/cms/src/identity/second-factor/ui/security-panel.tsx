"use client";
import { useState } from "react";
import { factorPaths } from "../factor-routes.ts";
import type { Factors } from "../factors.ts";
import { createPasskey } from "./passkey.ts";
import { Problem } from "./problem.tsx";
import { RecoveryCodesNote } from "./recovery-codes-note.tsx";
import { readRecoveryCodes, send, type Sent } from "./send.ts";
import { useSending } from "./use-sending.ts";

interface SecurityPanelProps {
  readonly factors: Factors;
  readonly setupUrl: string;
}

/** What somebody signs in with, besides the password. */
export function SecurityPanel({ factors, setupUrl }: SecurityPanelProps) {
  const { isSending, problem, run } = useSending();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = () => window.location.reload();
  const change = async (act: () => Promise<Sent>) => {
    const sent = await run(act);
    if (!sent.ok) return;
    const made = readRecoveryCodes(sent.body);
    if (made.length === 0) reload();
    else setCodes(made);
  };
  if (codes.length > 0) return <RecoveryCodesNote codes={codes} onSaved={reload} />;
  const { hasApp, passkeys, recoveryCodes } = factors;
  const addPasskey = (form: FormData) => {
    const name = form.get("name");
    return change(() => createPasskey(typeof name === "string" ? name : ""));
  };
  return (
    <>
      <Problem text={problem} />
      <section className="admin-view-card">
        <h2>Authenticator app</h2>
        <p>{hasApp ? "Set up." : "Not set up."}</p>
        <p className="factor-actions">
          <a href={setupUrl}>{hasApp ? "Set up another app instead" : "Set up an app"}</a>
          {hasApp && (
            <button
              className="factor-quiet"
              disabled={isSending}
              onClick={() => void change(() => send(factorPaths.removeApp))}
              type="button"
            >
              Remove the app
            </button>
          )}
        </p>
      </section>
      <section className="admin-view-card">
        <h2>Passkeys</h2>
        {passkeys.length === 0 && <p>None yet.</p>}
        <ul className="factor-list">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id}>
              <span>
                {name}, added {createdAt}
              </span>
              <button
                aria-label={`Remove ${name}`}
                className="factor-quiet"
                disabled={isSending}
                onClick={() => void change(() => send(factorPaths.removePasskey, { id }))}
                type="button"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        <form action={addPasskey} className="admin-view-search">
          <label htmlFor="passkey-name">Name of a new passkey</label>
          <div>
            <input
              className="factor-input"
              id="passkey-name"
              maxLength={60}
              name="name"
              placeholder="Work laptop"
              type="text"
            />
            <button disabled={isSending} type="submit">
              Add a passkey
            </button>
          </div>
        </form>
      </section>
      {(hasApp || passkeys.length > 0) && (
        <section className="admin-view-card">
          <h2>Recovery codes</h2>
          <p>{recoveryCodes} of 10 left. New ones end those that you have.</p>
          <button
            className="factor-quiet"
            disabled={isSending}
            onClick={() => void change(() => send(factorPaths.recoveryCodes))}
            type="button"
          >
            Make new recovery codes
          </button>
        </section>
      )}
    </>
  );
}
