import { buttonClass } from "../../src/button-class.ts";
import { Menu, menuItemClass } from "../../src/menu.tsx";
import type { Story } from "../story.ts";

interface OneMenuProps {
  title?: string;
  entries?: string[];
  disabled?: boolean;
}

const account = ["My Account", "Account Settings", "Order History", "Logout"];

function OneMenu({ title = "Ada", entries = account, disabled = false }: OneMenuProps) {
  return (
    // The list hangs from the button's right edge.
    <div className="flex min-h-64 justify-end sm:w-80">
      <Menu button={title} buttonClass={buttonClass("secondary", "small")} disabled={disabled}>
        {entries.map((entry) => (
          <li key={entry}>
            <a href="#/menu" className={menuItemClass}>
              {entry}
            </a>
          </li>
        ))}
      </Menu>
    </div>
  );
}

export const menu: Story = {
  slug: "menu",
  name: "Menu",
  about: "A short list that opens under its button and goes when the person turns elsewhere.",
  specimens: [
    { title: "An account", Example: OneMenu },
    { title: "Disabled", Example: () => <OneMenu disabled /> },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <OneMenu
          title="Benutzerkonto"
          entries={["Kontoeinstellungen", "Bestellübersicht und Rechnungen", "Abmelden"]}
        />
      ),
    },
    {
      title: "Japanese",
      language: "ja",
      Example: () => <OneMenu title="アカウント" entries={["設定", "注文履歴", "ログアウト"]} />,
    },
  ],
};
