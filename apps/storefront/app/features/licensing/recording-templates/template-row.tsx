import type { TemplateFormat } from "@autotune/contract";
import { buttonClass, Notice } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useListFormat } from "../../../platform/i18n/list-format.ts";
import type { OfferedTemplate } from "../api/fetch-recording-templates.ts";
import { useInstallerDownload, type DownloadState } from "../installers/use-installer-download.ts";
import { templateWords } from "./template-words.tsx";

const formatNames: Readonly<Record<TemplateFormat, string>> = {
  dawproject: "DAWproject",
  reaper: "REAPER",
};

/** A template: what it is for, what is in it, and its files. */
export function TemplateRow({ template }: { template: OfferedTemplate }) {
  const { t } = useLingui();
  const writeList = useListFormat();
  const { state, requestedHref, get } = useInstallerDownload();
  const words = templateWords[template.id];
  const name = t(words.name);
  const { tempo } = template;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 grow basis-96">
          <h3 className="text-16 font-semibold">{name}</h3>
          <p className="mt-1 max-w-[60ch] text-14 text-muted">{t(words.purpose)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {template.files.map(({ format, url }) => {
            const formatName = formatNames[format];
            return (
              <a
                key={format}
                href={url}
                download
                aria-busy={state === "pending" && requestedHref === url}
                aria-label={t`Download ${name} for ${formatName}`}
                onClick={(event) => {
                  event.preventDefault();
                  get(url);
                }}
                className={buttonClass("secondary", "small")}
              >
                {formatName}
              </a>
            );
          })}
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        <Fact title={<Trans>Plug-ins</Trans>}>{writeList(template.plug_ins)}</Fact>
        <Fact title={<Trans>Tracks, {tempo} bpm</Trans>}>
          {/* As they are called in the file. A line may end with a dot, not begin with one. */}
          <span lang="en">{template.tracks.join("\u00A0· ")}</span>
        </Fact>
      </dl>
      <Outcome state={state} />
    </div>
  );
}

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{title}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Outcome({ state }: { state: DownloadState }) {
  switch (state) {
    case "idle":
    case "pending":
      return null;
    case "started":
      return (
        <p role="status" className="text-14 text-success">
          <Trans>Your download has started.</Trans>
        </p>
      );
    case "notEntitled":
      return (
        <Notice tone="warning">
          <Trans>
            This template comes with plans that include its plug-ins, and yours doesn’t anymore.
          </Trans>
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="danger">
          <Trans>The download failed. Please try again in a moment.</Trans>
        </Notice>
      );
  }
}
