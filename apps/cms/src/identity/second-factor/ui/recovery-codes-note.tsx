"use client";
import { useEffect, useRef, useState } from "react";

interface RecoveryCodesNoteProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The only time that they are shown. */
export function RecoveryCodesNote({ codes, onSaved }: RecoveryCodesNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  };
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p>
        Each signs you in once if you lose your phone. Keep them in a password manager or on paper.
        They aren’t shown again.
      </p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="factor-actions">
        <button className="factor-quiet" onClick={() => void copy()} type="button">
          Copy all
        </button>
        <button onClick={onSaved} type="button">
          I’ve saved them
        </button>
        <span role="status">{isCopied && "Copied"}</span>
      </p>
    </section>
  );
}
