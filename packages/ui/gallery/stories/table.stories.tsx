import { Table } from "../../src/table.tsx";
import type { Story } from "../story.ts";

const columns = [
  { key: "edition", title: "Edition" },
  { key: "mode", title: "Modes" },
  { key: "latency", title: "Latency", number: true },
  { key: "formats", title: "Formats" },
  { key: "price", title: "Price", number: true },
];
const rows = [
  { key: "pro", cells: ["AutoTune Pro", "Auto, Graph", "2.9 ms", "AU, VST3, AAX", "$459"] },
  { key: "2026", cells: ["AutoTune 2026", "Auto, Live", "1.8 ms", "AU, VST3, AAX", "$199"] },
  { key: "hybrid", cells: ["AutoTune Hybrid", "Live", "1.8 ms", "AAX DSP", "$299"] },
];

export const table: Story = {
  slug: "table",
  name: "Table",
  about: "Facts to compare. On a phone it scrolls inside itself, and the names of the rows stay.",
  specimens: [
    {
      title: "A few rows",
      Example: () => <Table caption="Editions compared" columns={columns} rows={rows} />,
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <Table
          caption="Systemvoraussetzungen"
          columns={[
            { key: "what", title: "Bestandteil" },
            { key: "need", title: "Mindestanforderung" },
          ]}
          rows={[
            { key: "os", cells: ["Betriebssystem", "macOS 13 oder Windows 11, jeweils 64 Bit"] },
            {
              key: "disk",
              cells: ["Festplattenspeicherplatz", "1,2 GB für alle Erweiterungsmodule zusammen"],
            },
          ]}
        />
      ),
    },
    { title: "Empty", Example: () => <Table caption="Editions" columns={columns} rows={[]} /> },
  ],
};
