import { Card } from "../../src/card.tsx";
import type { Story } from "../story.ts";

function Content({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="font-mono text-12 text-family">Creative effects</p>
      <h3 className="mt-2 text-22">
        <a href="#/card" className="rounded-10 after:absolute after:inset-0 after:rounded-24">
          {title}
        </a>
      </h3>
      <p className="mt-2 text-muted">{text}</p>
    </>
  );
}

const text = "Fourteen ways to sound like someone else entirely.";

export const card: Story = {
  slug: "card",
  name: "Card",
  about: "Something that can be chosen among others of its kind. A link inside lights it up.",
  specimens: [
    {
      title: "Plain, tinted, spectrum",
      Example: () => (
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <Content title="Plain" text={text} />
          </Card>
          <Card look="tinted">
            <Content title="Tinted" text={text} />
          </Card>
          <div data-family="subscriptions">
            <Card look="spectrum">
              <Content title="Spectrum" text="For what holds all families." />
            </Card>
          </div>
        </div>
      ),
    },
    {
      title: "Long German",
      language: "de",
      Example: () => (
        <div className="max-w-72">
          <Card look="tinted">
            <Content
              title="Mehrstimmigkeitserzeugung"
              text="Vierzehn Klangverfremdungswerkzeuge, die eine Gesangsaufnahme unkenntlich machen."
            />
          </Card>
        </div>
      ),
    },
  ],
  InEachHue: () => (
    <Card look="tinted">
      <Content title="Choirs, vocoders and stranger voices" text={text} />
    </Card>
  ),
};
