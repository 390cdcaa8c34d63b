import { ErasurePanel } from "./erasure-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";

/** What the person may ask of us about their data. */
export function YourData() {
  return (
    <>
      <ExportPanel />
      <ErasurePanel />
    </>
  );
}
