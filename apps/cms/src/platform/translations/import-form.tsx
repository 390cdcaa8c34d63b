"use client";
import { useState } from "react";
import { isImportResponse, type ImportResponse } from "./import-response.ts";
import { importPath } from "./translation-urls.ts";

type Progress = "idle" | "sending" | ImportResponse;

const unreachable: ImportResponse = { ok: false, lines: ["The CMS isn’t responding. Try again."] };

/** Uploads a translated file and shows the result for each document in it. */
export function ImportForm() {
  const [progress, setProgress] = useState<Progress>("idle");
  const send = async (form: FormData) => {
    const file = form.get("file");
    if (!(file instanceof File)) return;
    setProgress("sending");
    setProgress(await bring(file).catch(() => unreachable));
  };
  return (
    <form action={send} className="admin-view-card">
      <h2>Import a translated file</h2>
      <p className="admin-view-hint">
        XLIFF 2.0 or 2.1, as exported here. Texts are saved as drafts; nothing is published.
      </p>
      <label htmlFor="translations-file">File</label>{" "}
      <input accept=".xlf,.xliff" id="translations-file" name="file" required type="file" />{" "}
      <button disabled={progress === "sending"} type="submit">
        Import
      </button>
      <div role="status">
        {progress === "sending" && <p>Reading…</p>}
        {typeof progress === "object" && <Outcome response={progress} />}
      </div>
    </form>
  );
}

async function bring(file: File): Promise<ImportResponse> {
  const response = await fetch(`/api${importPath}`, { method: "POST", body: await file.text() });
  const body: unknown = await response.json();
  return isImportResponse(body) ? body : unreachable;
}

function Outcome({ response: { ok, lines } }: { readonly response: ImportResponse }) {
  const [summary = "", ...rejected] = lines;
  return (
    <>
      <p className={`admin-view-notice admin-view-notice--${ok ? "done" : "problem"}`}>{summary}</p>
      <ul>
        {rejected.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
