import { Button } from "@autotune/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { longestTake } from "./limits.ts";

interface TakeRecordingProps {
  levels: () => readonly number[];
  timeLeft: () => number;
  onStop: () => void;
}

const loudest = 0.985;
/** How many of the last chunks the meter shows the loudest of: a quarter of a second. */
const meterChunks = 6;
const lastSeconds = 5;

/** While it records: the wave, the level, and how much time is left. */
export function TakeRecording({ levels, timeLeft, onStop }: TakeRecordingProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const meter = useRef<SVGRectElement>(null);
  const [left, setLeft] = useState(longestTake);
  const [isLoud, setIsLoud] = useState(false);

  useEffect(() => stop.current?.focus(), []);

  useEffect(() => {
    let frame = requestAnimationFrame(function next() {
      const known = levels();
      const level = Math.max(0, ...known.slice(-meterChunks));
      if (canvas.current !== null) drawWave(canvas.current, known, longestTake - timeLeft());
      meter.current?.setAttribute("width", String(100 * Math.sqrt(level)));
      setLeft(Math.max(0, Math.ceil(timeLeft())));
      if (level >= loudest) setIsLoud(true);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [levels, timeLeft]);

  return (
    <div className="relative isolate grid min-h-[clamp(26rem,40vw,34rem)] content-between gap-6 overflow-hidden px-5 py-8 sm:px-8">
      <div className="flex items-start justify-between gap-4">
        <p className="flex items-center gap-2.5 font-mono text-14">
          <span className="size-2.5 rounded-full bg-danger shadow-[0_0_14px_var(--color-danger)] motion-safe:animate-pulse" />
          <Trans>Recording</Trans>
        </p>
        <p aria-hidden="true" className="font-display text-80 font-[650]">
          {left}
          <span className="ml-1 text-22 font-medium text-muted">s</span>
        </p>
      </div>
      <canvas ref={canvas} aria-hidden="true" className="h-36 w-full sm:h-48" />
      <div className="grid justify-items-center gap-5">
        <div className="w-full max-w-120">
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-2 w-full overflow-clip rounded-full bg-surface-3"
          >
            <rect ref={meter} width="0" height="1" className="fill-success" />
          </svg>
          <p className="mt-2 min-h-6 text-center text-14 text-warning" role="status">
            {isLoud ? <Trans>Too loud: step back a little</Trans> : null}
          </p>
        </div>
        <Button ref={stop} onClick={onStop}>
          <span aria-hidden="true" className="size-3.5 rounded-[3px] bg-current" />
          <Trans>Stop and tune</Trans>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {left === longestTake || left === lastSeconds
          ? t`Recording, ${plural(left, { one: "# second left", other: "# seconds left" })}`
          : null}
      </p>
    </div>
  );
}

const barWidth = 3;
const barGap = 2;
/** The brand's spectrum, from left to right. */
const hues = ["--color-violet", "--color-coral", "--color-amber", "--color-cyan"];

/** Bars around the middle; the whole width is the longest take. */
function drawWave(canvas: HTMLCanvasElement, levels: readonly number[], seconds: number): void {
  const { clientWidth, clientHeight } = canvas;
  const scale = devicePixelRatio;
  const context = canvas.getContext("2d");
  if (context === null || clientWidth === 0) return;
  if (canvas.width !== clientWidth * scale) {
    canvas.width = clientWidth * scale;
    canvas.height = clientHeight * scale;
  }
  const colors = getComputedStyle(canvas);
  const spectrum = context.createLinearGradient(0, 0, clientWidth, 0);
  for (const [place, name] of hues.entries()) {
    spectrum.addColorStop(place / (hues.length - 1), colors.getPropertyValue(name));
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, clientWidth, clientHeight);
  const bars = Math.floor(clientWidth / (barWidth + barGap));
  const filled = Math.floor((bars * seconds) / longestTake);
  for (let bar = 0; bar < bars; bar++) {
    const from = Math.floor((bar * levels.length) / Math.max(filled, 1));
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / Math.max(filled, 1)));
    const level = bar < filled ? Math.max(0, ...levels.slice(from, to)) : 0;
    const height = Math.max(2, Math.sqrt(level) * clientHeight);
    context.fillStyle = bar < filled ? spectrum : colors.getPropertyValue("--color-surface-3");
    context.beginPath();
    context.roundRect(
      bar * (barWidth + barGap),
      (clientHeight - height) / 2,
      barWidth,
      height,
      1.5,
    );
    context.fill();
  }
}
