"use client";
import { useRouter } from "next/navigation.js";
import { useState, useTransition } from "react";
import { checkPath } from "./translation-urls.ts";

interface CheckButtonProps {
  readonly title: string;
  readonly check: {
    readonly collection: string;
    readonly id: number;
    readonly language: string;
    /** Of the English on the screen; what is published after it has to be read again. */
    readonly englishPublishedAt: string;
  };
}

/** Answers "English has changed" where the translation still says the same. */
export function CheckButton({ title, check }: CheckButtonProps) {
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  const [hasFailed, setHasFailed] = useState(false);
  const send = async () => {
    setHasFailed(false);
    setIsSending(true);
    const response = await fetch(`/api${checkPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(check),
    }).catch(() => undefined);
    setIsSending(false);
    if (response?.ok === true) startRefresh(() => router.refresh());
    else setHasFailed(true);
  };
  return (
    <>
      <button
        aria-label={`${title}: checked, still right`}
        className="admin-view-small-button"
        disabled={isSending || isRefreshing}
        onClick={() => void send()}
        type="button"
      >
        Checked, still right
      </button>
      {hasFailed && <span role="alert"> That didn’t work. Try again.</span>}
    </>
  );
}
