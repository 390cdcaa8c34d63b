"use client";

import { useState } from "react";

interface JobButtonProps {
  /** The endpoint that handles it. */
  readonly path: string;
  readonly job: number;
  readonly label: string;
}

/** Does something with one planned change, and shows what is left. */
export function JobButton({ path, job, label }: JobButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    setIsBusy(true);
    try {
      await fetch(`/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ job }),
      });
    } finally {
      location.reload();
    }
  };
  return (
    <button disabled={isBusy} onClick={() => void act()} type="button">
      {label}
    </button>
  );
}
