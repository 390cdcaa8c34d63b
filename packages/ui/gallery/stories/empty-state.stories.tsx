import { Button } from "../../src/button.tsx";
import { EmptyState } from "../../src/empty-state.tsx";
import type { Story } from "../story.ts";

export const emptyState: Story = {
  slug: "empty-state",
  name: "Empty state",
  about: "Nothing is here yet: says so, and what to do next.",
  specimens: [
    {
      title: "No orders",
      Example: () => (
        <EmptyState
          title="No orders yet"
          text="What you buy stands here, with its serial numbers and receipts."
        >
          <Button>See the products</Button>
        </EmptyState>
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <EmptyState
          title="Noch keine Wiedergabelisten vorhanden"
          text="Sobald eine Gesangsaufnahme bearbeitet wurde, erscheint sie mit allen Bearbeitungsschritten an dieser Stelle."
        >
          <Button variant="secondary">Gesangsaufnahme hochladen</Button>
        </EmptyState>
      ),
    },
  ],
  InEachHue: () => (
    <EmptyState title="Nothing sung yet" text="Record a phrase to see its line.">
      <Button variant="secondary" size="small">
        Record
      </Button>
    </EmptyState>
  ),
};
