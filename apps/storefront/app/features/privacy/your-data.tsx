import { ErasurePanel } from "./erasure-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";

/** The person's data rights. */
export function YourData() {
  return (
    <>
      <ExportPanel />
      <ErasurePanel />
    </>
  );
}
