import { Badge } from "../../src/badge.tsx";
import type { Story } from "../story.ts";

export const badge: Story = {
  slug: "badge",
  name: "Badge",
  about: "A state or a gain in two or three words. What is new has a light on.",
  specimens: [
    {
      title: "Tones",
      Example: () => (
        <div className="flex flex-wrap gap-2">
          <Badge>Paid</Badge>
          <Badge tone="info">v11.2</Badge>
          <Badge tone="warning">Payment pending</Badge>
          <Badge tone="danger">Payment failed</Badge>
          <Badge tone="neutral">Free</Badge>
          <Badge tone="new">New</Badge>
        </div>
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <div className="max-w-52">
          <Badge tone="warning">Zahlungseingang wird erwartet</Badge>
        </div>
      ),
    },
    { title: "Japanese", language: "ja", Example: () => <Badge tone="new">新製品</Badge> },
  ],
  InEachHue: () => <Badge tone="new">New</Badge>,
};
