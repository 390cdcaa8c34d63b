import { useState } from "react";
import { Tabs } from "../../src/tabs.tsx";
import type { Story } from "../story.ts";

interface OfTabs {
  titles?: string[];
  blocked?: boolean;
}

const account = ["Create account", "Sign in"];

function SomeTabs({ titles = account, blocked = false }: OfTabs) {
  const [selected, setSelected] = useState(titles[0] ?? "");
  return (
    <div className="max-w-120">
      <Tabs
        label="Your account"
        tabs={titles.map((title) => ({ name: title, title }))}
        selected={selected}
        onSelect={setSelected}
        blocked={blocked}
      >
        <p className="pt-5 text-muted">This is what “{selected}” shows.</p>
      </Tabs>
    </div>
  );
}

export const tabs: Story = {
  slug: "tabs",
  name: "Tabs",
  about: "Views of the same place. The arrow keys go around them.",
  specimens: [
    { title: "Two", Example: SomeTabs },
    {
      title: "Many",
      Example: () => <SomeTabs titles={["Overview", "Specs", "Tutorials", "Audio", "Blogs"]} />,
    },
    { title: "Blocked", note: "While something runs.", Example: () => <SomeTabs blocked /> },
    {
      title: "Long German",
      language: "de",
      Example: () => <SomeTabs titles={["Benutzerkonto erstellen", "Anmeldeinformationen"]} />,
    },
  ],
};
