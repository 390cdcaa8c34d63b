import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import {
  countPages,
  firstSlide,
  pageAfter,
  placeAhead,
  slidePlace,
  swipeStep,
} from "./carousel-places.ts";
import { throttle, throttleTimes } from "./throttle.ts";

interface CarouselSettings {
  readonly count: number;
  readonly loop: boolean;
  /** The part of the width from which a swipe counts. */
  readonly threshold: number;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  /** Not before the finger has gone sideways: until then it may be a press or a scroll. */
  begun: boolean;
}

const duration = 220;
/** In pixels: what a hand moves while it presses. */
const slack = 6;

/** Moves the slides by hand: each is put where it belongs, so that a loop has neither seam nor copies. */
export function useCarousel({ count, loop, threshold }: CarouselSettings) {
  const track = useRef<HTMLDivElement>(null);
  const moved = useRef(0);
  const frame = useRef(0);
  const drag = useRef<Drag>(null);
  /** What had the focus when it was turned. */
  const focused = useRef<Element>(null);
  const [page, setPage] = useState(0);
  /** Unknown until the browser has laid it out. */
  const [perView, setPerView] = useState<number>();
  const shownAtOnce = perView ?? 1;
  // Whether there is anything to turn is not known yet.
  const pages = perView === undefined ? 1 : countPages(count, perView);
  const turns = loop && pages > 1;

  const place = (to: number) => {
    moved.current = to;
    const slides = track.current?.children ?? [];
    for (const [index, slide] of Array.from(slides).entries())
      if (slide instanceof HTMLElement)
        slide.style.translate = `${(slidePlace(index, to, count, turns) - index) * 100}%`;
  };

  const glide = (slide: number, step: 1 | -1 | 0) => {
    cancelAnimationFrame(frame.current);
    const from = moved.current;
    const to = turns ? placeAhead(slide, from, step, count) : slide;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return place(to);
    const started = performance.now();
    const draw = (now: number) => {
      const left = 1 - Math.min(1, Math.max(0, now - started) / duration);
      place(from + (to - from) * (1 - left ** 3));
      if (left > 0) frame.current = requestAnimationFrame(draw);
    };
    frame.current = requestAnimationFrame(draw);
  };

  const turnTo = (next: number) => {
    focused.current = document.activeElement;
    setPage(next);
  };

  const go = (step: 1 | -1) => {
    const next = pageAfter(page, step, pages, loop);
    if (next !== undefined) turnTo(next);
    glide(firstSlide(next ?? page, count, shownAtOnce), next === undefined ? 0 : step);
  };

  const measure = useEffectEvent((slides: number) => {
    const slide = track.current?.firstElementChild;
    if (!(slide instanceof HTMLElement) || track.current === null) return;
    const fitting = Math.max(1, Math.round(track.current.clientWidth / slide.offsetWidth));
    const clampedPage = Math.min(page, countPages(slides, fitting) - 1);
    setPerView(fitting);
    turnTo(clampedPage);
    cancelAnimationFrame(frame.current);
    place(firstSlide(clampedPage, slides, fitting));
  });

  useEffect(() => {
    if (track.current === null) return;
    const onResize = throttle(() => measure(count), throttleTimes.resize);
    const observer = new ResizeObserver(onResize);
    observer.observe(track.current);
    return () => {
      observer.disconnect();
      onResize.cancel();
      cancelAnimationFrame(frame.current);
    };
  }, [count]);

  // A slide that goes out of sight would take the focus with it: the track keeps it.
  useEffect(() => {
    const hidden = focused.current?.closest("[inert]");
    focused.current = null;
    if (hidden?.parentElement === track.current) track.current?.focus({ preventScroll: true });
  });

  const swipe = {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      if (button !== 0 || pages < 2) return;
      drag.current = { x: clientX, y: clientY, from: moved.current, begun: false };
    },
    onPointerMove: ({ clientX, clientY, pointerId, buttons }: PointerEvent) => {
      const held = drag.current;
      if (held === null || track.current === null) return;
      const distance = clientX - held.x;
      if (!held.begun) {
        if (Math.abs(distance) < slack) return;
        if (buttons === 0 || Math.abs(clientY - held.y) > Math.abs(distance)) {
          drag.current = null;
          return;
        }
        held.begun = true;
        cancelAnimationFrame(frame.current);
        track.current.setPointerCapture(pointerId);
      }
      const wished = held.from - (distance / track.current.clientWidth) * shownAtOnce;
      const inside = Math.min(count - shownAtOnce, Math.max(0, wished));
      // Past an end it moves with resistance.
      place(turns ? wished : inside + (wished - inside) * 0.3);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const held = drag.current;
      if (!held?.begun || track.current === null) return;
      const step = swipeStep(clientX - held.x, track.current.clientWidth, threshold);
      if (step === 0) glide(firstSlide(page, count, shownAtOnce), 0);
      else go(step);
      // After a touch swipe no click follows, so the next click must pass.
      setTimeout(() => {
        if (drag.current === held) drag.current = null;
      });
    },
    onPointerCancel: () => {
      if (drag.current?.begun) glide(firstSlide(page, count, shownAtOnce), 0);
      drag.current = null;
    },
    /** The end of a swipe is no click. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (drag.current?.begun) {
        event.preventDefault();
        event.stopPropagation();
      }
      drag.current = null;
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };

  const first = firstSlide(page, count, shownAtOnce);
  const isShown = (index: number) =>
    perView === undefined || (index >= first && index < first + perView);
  return { track, swipe, page, pages, go, isShown, alive: perView !== undefined };
}
