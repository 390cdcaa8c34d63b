import { Breadcrumb } from "../../src/breadcrumb.tsx";
import type { Story } from "../story.ts";

function Crumbs({ names, here }: { names: string[]; here: string }) {
  return (
    <Breadcrumb
      label="Where you are"
      links={names.map((name) => ({ key: name, link: <a href="#/breadcrumb">{name}</a> }))}
      here={here}
    />
  );
}

export const breadcrumb: Story = {
  slug: "breadcrumb",
  name: "Breadcrumb",
  about: "Where the page stands among the others.",
  specimens: [
    {
      title: "Three levels",
      Example: () => <Crumbs names={["Products", "AutoTune editions"]} here="AutoTune Pro" />,
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <Crumbs
          names={["Wissensdatenbank", "Tonhöhenkorrekturverfahren", "Grundlagenwissen"]}
          here="Einschwinggeschwindigkeit und Formanterhaltung richtig einstellen"
        />
      ),
    },
    {
      title: "Japanese",
      language: "ja",
      Example: () => <Crumbs names={["製品", "ボーカル処理"]} here="ボーカルイコライザー" />,
    },
  ],
};
