import { Icon } from "./icon.tsx";

/** At the end of a link that leaves the shop; `label` is for screen readers. */
export function ExternalMark({ label }: { label: string }) {
  return (
    <>
      <Icon name="leaves" className="ml-1 inline-block size-[0.8em] align-baseline" />
      <span className="sr-only"> {label}</span>
    </>
  );
}
