import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from "react";
import { showsStickyBox } from "./shows-sticky-box.ts";
import { throttle, throttleTimes } from "./throttle.ts";

interface StickyBoxProps {
  /** The box shows as soon as this has been scrolled up to where the box stands. */
  trigger: RefObject<Element | null>;
  /** Finds what the box must not cover, mostly the footer of the page. */
  end: () => Element | null;
  children: ReactNode;
}

/** Goes along with the page between two places of it, 70 px from the top. */
export function StickyBox({ trigger, end, children }: StickyBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  const look = useEffectEvent(() => {
    const from = trigger.current?.getBoundingClientRect().top;
    const height = box.current?.offsetHeight;
    if (from === undefined || height === undefined) return;
    const until = end()?.getBoundingClientRect().top ?? Infinity;
    setShown(showsStickyBox({ trigger: from, end: until, height }));
  });

  useEffect(() => {
    const onScroll = throttle(() => look(), throttleTimes.scroll);
    const onResize = throttle(() => look(), throttleTimes.resize);
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    return () => {
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
      onScroll.cancel();
      onResize.cancel();
    };
  }, []);

  return (
    <div
      ref={box}
      inert={!shown}
      className={`fixed inset-x-0 top-[70px] z-5 transition-[opacity,visibility,translate] duration-200 ease-out ${shown ? "" : "invisible -translate-y-2 opacity-0"}`}
    >
      {children}
    </div>
  );
}
