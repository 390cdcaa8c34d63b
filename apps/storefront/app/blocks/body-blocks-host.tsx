import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { lowerPageWoken, wakeLowerPage } from "../shell/wake-lower-page.ts";
import type { BodyBlocksProps } from "./body-blocks.tsx";

/**
 * The server draws the whole page. In the browser its lower part comes alive later: the code is no part of
 * the first view, and until then its links are plain links.
 */
const BodyBlocks = lazy(async (): Promise<{ default: ComponentType<BodyBlocksProps> }> => {
  if (!import.meta.env.SSR) await lowerPageWoken;
  return { default: (await import("./body-blocks.tsx")).BodyBlocks };
});

export function BodyBlocksHost(props: BodyBlocksProps) {
  return (
    <Suspense fallback={<NotDrawnYet />}>
      <BodyBlocks {...props} />
    </Suspense>
  );
}

/** Nothing may wait for what nobody wakes. */
function NotDrawnYet() {
  useEffect(wakeLowerPage, []);
  return null;
}
