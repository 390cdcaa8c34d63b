"use client";

import { isLanguage, languageNames, languages, type Language } from "@autotune/routes";
import { Button, Drawer, toast } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { Value } from "typebox/value";
import {
  PlannedResponse,
  PlanResponse,
  type Planned,
  type PlanRejection,
} from "../../schedule/schedule-responses.ts";
import { cancelPath, plannedPath, planPath } from "../../schedule/schedule-urls.ts";

interface ScheduleDrawerProps {
  readonly slug: string;
  readonly collection: string;
  readonly id: number | string;
  readonly isTranslated: boolean;
}

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Plans a publication of what is saved. What would fail is said at once. */
export function ScheduleDrawer({ slug, collection, id, isTranslated }: ScheduleDrawerProps) {
  const [type, setType] = useState<Planned["type"]>("publish");
  const [at, setAt] = useState("");
  const [language, setLanguage] = useState<Language>();
  const [rejection, setRejection] = useState<PlanRejection>();
  const [isBusy, setIsBusy] = useState(false);
  const [planned, setPlanned] = useState<readonly Planned[] | "unknown">();
  const field = useId();

  useEffect(() => {
    void fetchPlanned(collection, id).then(setPlanned);
  }, [collection, id]);
  const readAgain = async () => setPlanned(await fetchPlanned(collection, id));
  const cancel = async (job: number) => {
    const response = await post(cancelPath, { job }).catch(() => undefined);
    if (response?.ok !== true) toast.error("It couldn’t be canceled. Try again.");
    await readAgain();
  };

  const plan = async (anyway: boolean) => {
    setIsBusy(true);
    setRejection(undefined);
    try {
      const isForOne = type === "publish" && language !== undefined;
      const response = await post(planPath, {
        collection,
        id: Number(id),
        type,
        at: new Date(at).toISOString(),
        ...(isForOne ? { language } : {}),
        anyway,
      });
      const result: unknown = response.ok ? await response.json() : undefined;
      if (!Value.Check(PlanResponse, result)) toast.error("It couldn’t be planned. Try again.");
      else if (result.ok) {
        toast.success(`Planned for ${time.format(new Date(at))}.`);
        setAt("");
        await readAgain();
      } else setRejection(result);
    } catch {
      toast.error("The CMS doesn’t answer. Nothing was planned.");
    }
    setIsBusy(false);
  };

  return (
    <Drawer slug={slug} title="Schedule">
      <form
        className="publish-drawer"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void plan(false);
        }}
      >
        <fieldset>
          <legend>What happens</legend>
          <label>
            <input
              checked={type === "publish"}
              name={`${field}-type`}
              onChange={() => setType("publish")}
              type="radio"
            />
            Publish what is saved
          </label>
          <label>
            <input
              checked={type === "unpublish"}
              name={`${field}-type`}
              onChange={() => setType("unpublish")}
              type="radio"
            />
            Take it offline
          </label>
        </fieldset>
        <label htmlFor={`${field}-at`}>When ({zone})</label>
        <input
          id={`${field}-at`}
          onChange={(event) => {
            setAt(event.target.value);
            setRejection(undefined);
          }}
          required
          type="datetime-local"
          value={at}
        />
        {isTranslated && type === "publish" && (
          <>
            <label htmlFor={`${field}-language`}>Languages</label>
            <select
              id={`${field}-language`}
              onChange={({ target: { value } }) =>
                setLanguage(isLanguage(value) ? value : undefined)
              }
              value={language ?? ""}
            >
              <option value="">All that are marked ready</option>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]} alone
                </option>
              ))}
            </select>
          </>
        )}
        {rejection !== undefined && (
          <div className="publish-drawer__problem" role="alert">
            <p>
              {rejection.reason === "wouldFail" && "As it is now, this would fail: "}
              {rejection.message}
            </p>
            {rejection.reason === "wouldFail" && (
              <Button buttonStyle="secondary" onClick={() => void plan(true)} size="small">
                Plan it anyway
              </Button>
            )}
          </div>
        )}
        <Button disabled={isBusy || at === ""} id="schedule-save" type="submit">
          {isBusy ? "Checking…" : "Schedule"}
        </Button>
        <h3>Planned for this document</h3>
        {planned === undefined && <p role="status">Looking…</p>}
        {planned === "unknown" && (
          <p className="publish-drawer__problem">
            What is planned couldn’t be read. Close this and try again.
          </p>
        )}
        {planned?.length === 0 && <p>Nothing yet.</p>}
        <ul>
          {(typeof planned === "object" ? planned : []).map((one) => (
            <li key={one.id}>
              {time.format(new Date(one.at))}:{" "}
              {one.type === "publish" ? "goes live" : "is taken offline"}
              {one.language !== undefined && ` in ${languageNames[one.language]}`}{" "}
              <Button
                buttonStyle="none"
                className="publish-drawer__cancel"
                onClick={() => void cancel(one.id)}
              >
                Cancel
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </Drawer>
  );
}

async function fetchPlanned(
  collection: string,
  id: number | string,
): Promise<readonly Planned[] | "unknown"> {
  const query = new URLSearchParams({ collection, id: String(id) });
  try {
    const response = await fetch(`/api${plannedPath}?${query.toString()}`);
    if (!response.ok) return "unknown";
    const body: unknown = await response.json();
    return Value.Check(PlannedResponse, body) ? body.planned : "unknown";
  } catch {
    return "unknown";
  }
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
