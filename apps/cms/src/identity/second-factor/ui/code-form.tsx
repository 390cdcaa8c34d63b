"use client";
import { factorPaths } from "../factor-routes.ts";
import { CodeField, readCode } from "./code-field.tsx";
import { showPasskey } from "./passkey.ts";
import { Problem } from "./problem.tsx";
import { send, type Sent } from "./send.ts";
import { useSending } from "./use-sending.ts";

interface CodeFormProps {
  readonly hasApp: boolean;
  readonly hasPasskeys: boolean;
  /** The page to go on to. */
  readonly next: string;
}

/** Asks for one of the factors that somebody has. */
export function CodeForm({ hasApp, hasPasskeys, next }: CodeFormProps) {
  const { isSending, problem, run } = useSending();
  const prove = async (act: () => Promise<Sent>) => {
    // Anew, so that everything on the page knows who is there.
    if ((await run(act)).ok) window.location.assign(next);
  };
  return (
    <>
      {hasPasskeys && (
        <button
          className="factor-wide"
          disabled={isSending}
          onClick={() => void prove(showPasskey)}
          type="button"
        >
          Use a passkey
        </button>
      )}
      <form action={(form) => prove(() => send(factorPaths.code, { code: readCode(form) }))}>
        <CodeField
          hint={
            hasApp
              ? "Six digits from your authenticator app. Without your phone, enter a recovery code."
              : "One of the recovery codes that you saved."
          }
          label={hasApp ? "Code" : "Recovery code"}
        />
        <Problem text={problem} />
        <button className="factor-wide" disabled={isSending} type="submit">
          Continue
        </button>
      </form>
    </>
  );
}
