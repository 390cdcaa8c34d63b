import type { CompatibilityView, HostStatus } from "@autotune/contract";
import { Button, EmptyState, TextField } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useIsHydrated } from "../platform/lazy/use-is-hydrated.ts";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { filterHosts } from "./filter-hosts.ts";
import { SectionHead } from "./section-head.tsx";

type Host = CompatibilityView["hosts"][number];

/** A table of DAWs; searchable after hydration. */
export function Compatibility({ block }: { block: CompatibilityView }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [wanted, setWanted] = useState("");
  const search = useRef<HTMLElement>(null);
  const found = filterHosts(block.hosts, wanted);
  const showAll = () => {
    setWanted("");
    // The pressed button is removed.
    search.current?.querySelector("input")?.focus();
  };
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div
        className={`mt-9 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${isHydrated ? "" : "invisible"}`}
      >
        <search ref={search} className="w-full max-w-96">
          <TextField
            type="search"
            label={t`Search for your DAW`}
            name="host"
            value={wanted}
            onChange={setWanted}
            autoComplete="off"
            spellCheck={false}
          />
        </search>
        <p aria-live="polite" className="font-mono text-14 text-muted">
          <Plural value={found.length} one="# DAW" other="# DAWs" />
        </p>
      </div>
      {found.length === 0 ? (
        <div className="mt-6 rounded-16 border border-line">
          <EmptyState
            title={<Trans>No matching DAWs</Trans>}
            text={
              <Trans>
                Check your DAW’s manual for its plug-in formats. Our plug-ins need AU, VST3 or AAX.
              </Trans>
            }
          >
            <Button variant="secondary" onClick={showAll}>
              <Trans>Show all DAWs</Trans>
            </Button>
          </EmptyState>
        </div>
      ) : (
        <Hosts caption={block.headline} hosts={found} />
      )}
    </section>
  );
}

function Hosts({ caption, hosts }: { caption: string; hosts: readonly Host[] }) {
  return (
    <table className="mt-6 w-full table-fixed border-separate border-spacing-0 text-left text-14 sm:text-16">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="*:border-b *:border-line *:py-3 *:pr-3 *:font-mono *:text-12 *:font-medium *:text-faint">
          <th scope="col" className="w-[36%] md:w-[30%]">
            <Trans>DAW</Trans>
          </th>
          <th scope="col" className="w-[22%] md:w-[20%]">
            <Trans>Formats</Trans>
          </th>
          <th scope="col">
            <Trans>Compatibility</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {inPlaces(hosts).map(({ place, item: host }) => (
          <tr
            key={`${place} ${host.name}`}
            className="*:border-b *:border-line *:py-3.5 *:pr-3 *:align-top hover:*:bg-surface-1"
          >
            <th scope="row" className="font-medium">
              {host.name}
              {host.fromVersion === "" ? null : (
                <span className="block font-mono text-12 font-normal text-faint">
                  <Trans>{host.fromVersion} or later</Trans>
                </span>
              )}
            </th>
            <td className="font-mono text-12 text-muted sm:text-14">
              {host.formats.length === 0 ? <None /> : host.formats.join(", ")}
            </td>
            <td>
              <StatusLabel status={host.status} />
              {host.note === "" ? null : (
                <span className="mt-1 block text-14 text-muted">{host.note}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>None</Trans>
      </span>
    </>
  );
}

const lights: Record<HostStatus, string> = {
  works: "bg-success",
  limited: "bg-warning",
  not: "bg-danger",
};

function StatusLabel({ status }: { status: HostStatus }) {
  return (
    <span className="flex items-baseline gap-2.5">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${lights[status]}`} />
      <StatusText status={status} />
    </span>
  );
}

function StatusText({ status }: { status: HostStatus }) {
  switch (status) {
    case "works":
      return <Trans>Works</Trans>;
    case "limited":
      return <Trans>Works with limitations</Trans>;
    case "not":
      return <Trans>Not supported</Trans>;
  }
}
