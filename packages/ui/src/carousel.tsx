import { useId, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
  label: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** A page fills the width; of cards there are one, two or three beside each other. */
  look?: keyof typeof looks;
  loop?: boolean;
  autoplay?: boolean;
  /** How long a slide stands while it plays by itself. */
  seconds?: number;
  /** Above slides that are taller than a window, where they are seen. */
  controls?: "above" | "below";
  texts: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    position: (number: number, count: number) => string;
  };
}

/** A swipe counts from this share of the width; cards need a longer one. */
const looks = {
  pages: { threshold: 0.05, slide: "w-full" },
  cards: { threshold: 0.25, slide: "w-full md:w-1/2 lg:w-1/3" },
};
/** Where so few cards stand beside each other, there is nothing to turn. */
const besideEachOther: Readonly<Record<number, string>> = { 2: "md:hidden", 3: "lg:hidden" };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Slides beside each other, moved by finger, keys or buttons. */
export function Carousel(props: CarouselProps) {
  const { label, slides, look = "pages", loop = false, autoplay = false, seconds = 10 } = props;
  const { texts, controls = "below" } = props;
  const { threshold, slide } = looks[look];
  const id = useId();
  const { track, swipe, page, pages, go, isShown, alive } = useCarousel({
    count: slides.length,
    loop,
    threshold,
  });
  const { hold, button, stopped, toggle, quiet } = useAutoplay({
    seconds: autoplay ? seconds : undefined,
    onStep: () => go(1),
  });

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // A slider or a field inside needs the arrow keys.
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(step);
  };

  const turns = alive ? pages > 1 : slides.length > 1;
  // Until it is laid out, the bar keeps its room, so that nothing below it moves.
  const unmeasured = `invisible ${look === "cards" ? (besideEachOther[slides.length] ?? "") : ""}`;
  const bar = turns ? (
    <div
      className={`-ml-2.5 flex items-center gap-1 ${controls === "above" ? "mb-5" : "mt-5"} ${alive ? "" : unmeasured}`}
    >
      <IconButton
        icon="previous"
        label={texts.previous}
        disabled={!loop && page === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        icon="next"
        label={texts.next}
        disabled={!loop && page === pages - 1}
        onClick={() => go(1)}
      />
      {autoplay ? (
        <IconButton
          ref={button}
          icon={stopped ? "play" : "pause"}
          label={stopped ? texts.play : texts.pause}
          onClick={toggle}
        />
      ) : null}
      <Position page={page} pages={pages} />
    </div>
  ) : null;

  return (
    <section aria-label={label} onKeyDown={press} {...hold}>
      {controls === "above" ? bar : null}
      <div
        id={id}
        ref={track}
        // Before hydration it scrolls, and the browser makes it focusable.
        tabIndex={alive ? -1 : undefined}
        aria-live={autoplay && quiet ? "off" : "polite"}
        // Wider than its place by what lies between two slides, where the rings of the focus fit too. Few cards
        // stand in the middle.
        className={`-m-2 flex touch-pan-y justify-center-safe ${alive ? "overflow-clip" : "overflow-x-auto [scrollbar-width:none]"}`}
        {...swipe}
      >
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-label={texts.position(index + 1, slides.length)}
            inert={!isShown(index)}
            className={`shrink-0 p-2 select-none ${slide}`}
          >
            {content}
          </div>
        ))}
      </div>
      {controls === "below" ? bar : null}
    </section>
  );
}

/** How far it is, as a piece of a line and in numbers. */
function Position({ page, pages }: { page: number; pages: number }) {
  return (
    <>
      <svg
        viewBox={`0 0 ${pages} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mx-3 h-0.5 min-w-0 flex-1 rounded-full bg-line"
      >
        <rect x={page} width="1" height="1" className="fill-family" />
      </svg>
      <span aria-hidden="true" className="font-mono text-12 text-muted tabular-nums">
        {page + 1} / {pages}
      </span>
    </>
  );
}
