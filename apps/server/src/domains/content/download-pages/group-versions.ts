import {
  systems,
  type InstallerBody,
  type InstallerView,
  type VersionView,
} from "@autotune/contract";

/** An installer with its publication key. */
export interface KeyedInstaller {
  readonly key: string;
  readonly body: InstallerBody;
}

const byNumber = new Intl.Collator("en", { numeric: true });

/** The installers of one product by version, the newest first. Files of one version may come on different days. */
export function groupVersions(installers: readonly KeyedInstaller[]): VersionView[] {
  return [...Map.groupBy(installers, ({ body }) => body.version).values()]
    .flatMap((ofVersion) => viewVersion(ofVersion) ?? [])
    .toSorted(
      (one, other) =>
        byNumber.compare(other.releasedOn, one.releasedOn) ||
        byNumber.compare(other.version, one.version),
    );
}

function viewVersion(installers: readonly KeyedInstaller[]): VersionView | undefined {
  const bodies = installers.map(({ body }) => body);
  const [first] = bodies;
  if (first === undefined) return undefined;
  return {
    version: first.version,
    releasedOn: bodies.map(({ releasedOn }) => releasedOn).reduce((a, b) => (a > b ? a : b)),
    notes: bodies.find(({ notes }) => notes !== "")?.notes ?? "",
    isLegacy: bodies.every(({ isLegacy }) => isLegacy),
    installers: installers
      .toSorted(
        (one, other) => systems.indexOf(one.body.system) - systems.indexOf(other.body.system),
      )
      .map(viewInstaller),
  };
}

function viewInstaller({ key, body }: KeyedInstaller): InstallerView {
  const { system, fileName, size, sha256 } = body;
  const href = `/laravel/downloads/${key}/${encodeURIComponent(fileName)}`;
  return { system, fileName, size, sha256, href };
}
