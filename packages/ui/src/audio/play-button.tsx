import type { Ref } from "react";

interface PlayButtonProps {
  playing: boolean;
  /** Pressed, and its sound is loading. */
  busy: boolean;
  /** What a press does now. */
  label: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function PlayButton({ playing, busy, label, onPress, ref }: PlayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-busy={busy}
      onClick={onPress}
      className="group/play relative grid size-12 shrink-0 place-items-center rounded-full bg-family text-ink transition-colors duration-150 hover:bg-text"
    >
      {/* By the attribute alone: it may be set before the code of the button has come. */}
      <span className="absolute -inset-1 hidden animate-pulse rounded-full border-2 border-family group-aria-busy/play:block" />
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-current">
        <path
          d={
            playing || busy
              ? "M5 3.6h3.4v12.8H5zM11.6 3.6H15v12.8h-3.4z"
              : "M5.6 3.2v13.6a.8.8 0 0 0 1.2.7l10.6-6.8a.8.8 0 0 0 0-1.4L6.8 2.5a.8.8 0 0 0-1.2.7z"
          }
        />
      </svg>
    </button>
  );
}
