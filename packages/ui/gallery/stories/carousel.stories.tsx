import { Card } from "../../src/card.tsx";
import { Carousel } from "../../src/carousel.tsx";
import type { Story } from "../story.ts";

const texts = {
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  position: (number: number, count: number) => `${number} of ${count}`,
};

const quotes = [
  "I stopped fixing takes and went back to singing them.",
  "It does not sound tuned. It sounds rehearsed.",
  "Three minutes from a bathroom to a record.",
  "My voice, on the day I wished I had.",
];

const pages = quotes.map((quote) => ({
  key: quote,
  content: (
    <figure className="grid min-h-52 content-center rounded-24 border border-line bg-linear-to-br from-(--family-glow)/45 to-surface-1 p-6 sm:p-10">
      <blockquote className="font-display text-28 font-semibold tracking-heading text-balance">
        {quote}
      </blockquote>
      <figcaption className="pt-4 font-mono text-12 text-muted">a synthetic singer</figcaption>
    </figure>
  ),
}));

const effects = ["Choir", "Vocodist", "Halo", "Orbit", "Ember", "Stutter", "Shard"];
const cards = effects.map((name) => ({
  key: name,
  content: (
    <Card look="tinted">
      <p className="font-mono text-12 text-family">Creative effects</p>
      <h3 className="mt-2 text-22">
        <a href="#/carousel" className="rounded-10">
          {name}
        </a>
      </h3>
      <p className="mt-2 text-muted">Leave your own throat behind.</p>
    </Card>
  ),
}));

export const carousel: Story = {
  slug: "carousel",
  name: "Carousel",
  about:
    "Slides moved by finger, keys or buttons. A swipe counts from 5 % of the width, one of cards from a quarter.",
  specimens: [
    {
      title: "Looping, plays by itself",
      note: "Every 10 seconds; waits for a pointer, the focus, a hidden tab.",
      Example: () => <Carousel label="Voices" slides={pages} loop autoplay texts={texts} />,
    },
    {
      title: "With ends",
      Example: () => <Carousel label="Voices, from first to last" slides={pages} texts={texts} />,
    },
    {
      title: "Cards",
      note: "One, two or three beside each other.",
      Example: () => <Carousel label="Effects" look="cards" loop slides={cards} texts={texts} />,
    },
    {
      title: "A single slide",
      Example: () => <Carousel label="One voice" slides={pages.slice(0, 1)} texts={texts} />,
    },
  ],
};
