"use client";
import { useState } from "react";
import { factorPaths } from "../factor-routes.ts";
import type { Enrolment } from "../enrolment.ts";
import { CodeField, readCode } from "./code-field.tsx";
import { createPasskey } from "./passkey.ts";
import { Problem } from "./problem.tsx";
import { RecoveryCodesNote } from "./recovery-codes-note.tsx";
import { readRecoveryCodes, send, type Sent } from "./send.ts";
import { useSending } from "./use-sending.ts";

interface EnrolFormProps {
  readonly enrolment: Enrolment;
  readonly next: string;
  /** Whether a passkey is offered instead. */
  readonly offersPasskey: boolean;
}

/** Sets up an authenticator app, and shows the recovery codes that come with the first factor. */
export function EnrolForm({ enrolment, next, offersPasskey }: EnrolFormProps) {
  const { isSending, problem, run } = useSending();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const goOn = () => window.location.assign(next);
  const add = async (act: () => Promise<Sent>) => {
    const sent = await run(act);
    if (!sent.ok) return;
    const made = readRecoveryCodes(sent.body);
    if (made.length === 0) goOn();
    else setCodes(made);
  };
  if (codes.length > 0) return <RecoveryCodesNote codes={codes} onSaved={goOn} />;
  const { sealed, secret, svg } = enrolment;
  return (
    <>
      <ol className="factor-steps">
        <li>
          <p>Scan this with an authenticator app, such as the one in your password manager.</p>
          <img
            alt="QR code for your authenticator app"
            className="factor-qr"
            height={208}
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            width={208}
          />
          <details>
            <summary>Can’t scan it?</summary>
            <p>Enter this key in the app:</p>
            <p>
              <code className="factor-secret">{secret}</code>
            </p>
          </details>
        </li>
        <li>
          <form
            action={(form) => add(() => send(factorPaths.app, { sealed, code: readCode(form) }))}
          >
            <CodeField label="Enter the six digits that the app shows" />
            <Problem text={problem} />
            <button className="factor-wide" disabled={isSending} type="submit">
              Continue
            </button>
          </form>
        </li>
      </ol>
      {offersPasskey && (
        <button
          className="factor-quiet"
          disabled={isSending}
          onClick={() => void add(() => createPasskey("Passkey"))}
          type="button"
        >
          Use a passkey instead
        </button>
      )}
    </>
  );
}
