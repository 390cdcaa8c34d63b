import { buttonClass } from "../../src/button-class.ts";
import { Badge } from "../../src/badge.tsx";
import { NavigationPanel } from "../../src/navigation-panel.tsx";
import type { Story } from "../story.ts";

const products = [
  { name: "AutoTune Pro", text: "Every tool, in every detail", isNew: false },
  { name: "AutoTune 2026", text: "The fast one, for the stage and the take", isNew: true },
  { name: "AutoTune Hybrid", text: "Together with your interface", isNew: false },
  { name: "AutoKey", text: "Hears the key of a song", isNew: false },
];

function Products() {
  return (
    <div className="relative flex min-h-100 items-start gap-2 sm:min-h-72">
      <NavigationPanel
        button="Products"
        buttonClass={buttonClass("quiet", "small")}
        panelClass="absolute inset-x-0 top-12 max-w-180 p-3"
      >
        {(close) => (
          <ul className="grid sm:grid-cols-2">
            {products.map(({ name, text, isNew }) => (
              <li key={name}>
                <a
                  href="#/navigation-panel"
                  onClick={close}
                  className="block rounded-16 p-3 -outline-offset-2 transition-colors duration-150 hover:bg-surface-3"
                >
                  <span className="flex items-center gap-2 font-medium">
                    {name}
                    {isNew ? <Badge tone="new">New</Badge> : null}
                  </span>
                  <span className="block text-14 text-muted">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </NavigationPanel>
      <a href="#/navigation-panel" className={buttonClass("quiet", "small")}>
        Learning
      </a>
    </div>
  );
}

export const navigationPanel: Story = {
  slug: "navigation-panel",
  name: "Navigation panel",
  about:
    "A part of the top bar that opens under its button: Escape, a press or the focus elsewhere close it.",
  specimens: [{ title: "Products", Example: Products }],
};
