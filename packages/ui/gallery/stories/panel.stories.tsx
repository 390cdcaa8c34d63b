import { Panel, PanelPart } from "../../src/panel.tsx";
import type { Story } from "../story.ts";

export const panel: Story = {
  slug: "panel",
  name: "Panel",
  about: "A raised surface with a title, parted by hairlines: orders, payments, the account.",
  specimens: [
    {
      title: "An order",
      Example: () => (
        <div className="max-w-140">
          <Panel title="Your order" aside="2 items">
            <PanelPart>
              <p className="flex justify-between gap-4">
                <span className="font-semibold">AutoTune Pro</span>
                <span className="tabular-nums">$129</span>
              </p>
            </PanelPart>
            <PanelPart>
              <p className="flex justify-between gap-4">
                <span className="font-semibold">Vocodist</span>
                <span className="tabular-nums">$79</span>
              </p>
            </PanelPart>
          </Panel>
        </div>
      ),
    },
  ],
};
