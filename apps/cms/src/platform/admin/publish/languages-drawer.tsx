"use client";

import { languageNames, languages } from "@autotune/routes";
import { Button, Drawer, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { Value } from "typebox/value";
import { PublishableLanguages } from "../../schedule/schedule-responses.ts";
import { publishableLanguagesPath } from "../../schedule/schedule-urls.ts";

interface LanguagesDrawerProps {
  readonly slug: string;
  readonly collection: string;
  readonly id: number | string;
  readonly onPublish: () => Promise<void>;
}

/** Says which languages go live, and which stay as they are, before all of them are published. */
export function LanguagesDrawer({ slug, collection, id, onPublish }: LanguagesDrawerProps) {
  const { closeModal } = useModal();
  const [state, setState] = useState<PublishableLanguages>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const query = new URLSearchParams({ collection, id: String(id) });
    void fetch(`/api${publishableLanguagesPath}?${query.toString()}`, { credentials: "include" })
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        const value: unknown = await response.json();
        if (!Value.Check(PublishableLanguages, value)) throw new Error("Unknown response");
        setState(value);
      })
      .catch(() => setHasFailed(true));
  }, [collection, id]);
  const ready = state?.ready ?? [];
  const left = languages.filter((language) => !ready.includes(language));
  return (
    <Drawer slug={slug} title="Publish all languages">
      <div className="publish-drawer">
        {hasFailed && (
          <p className="publish-drawer__problem">
            The languages couldn’t be read. Close this and try again.
          </p>
        )}
        {state === undefined && !hasFailed && <p role="status">Looking at the languages…</p>}
        {state !== undefined && (
          <>
            <h3>Go live</h3>
            {ready.length === 0 && <p>No language is marked ready.</p>}
            <ul>
              {ready.map((language) => (
                <li key={language}>
                  <strong>{languageNames[language]}</strong>{" "}
                  {state.drafted.includes(language) ? "with saved changes" : "as it is now"}
                </li>
              ))}
            </ul>
            {left.length > 0 && (
              <>
                <h3>Stay as they are</h3>
                <p>
                  {left.map((language) => languageNames[language]).join(", ")}: not marked ready.
                </p>
              </>
            )}
            <Button
              disabled={isBusy || ready.length === 0}
              id="publish-all-languages"
              onClick={() => {
                setIsBusy(true);
                void onPublish().finally(() => closeModal(slug));
              }}
            >
              Publish {ready.map((language) => languageNames[language]).join(", ")}
            </Button>
          </>
        )}
      </div>
    </Drawer>
  );
}
