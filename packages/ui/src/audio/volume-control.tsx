import { useEffect } from "react";
import { changeVolume, restoreVolume, useVolume } from "./volume.ts";

interface VolumeControlProps {
  words: { readonly volume: string };
  className?: string;
}

/** The volume of every sound of the shop. */
export function VolumeControl({ words, className = "" }: VolumeControlProps) {
  const volume = useVolume();
  useEffect(restoreVolume, []);
  return (
    <label className={`flex items-center gap-2 text-muted ${className}`}>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-4.5 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M3 7.6v4.8h3l4 3.4V4.2L6 7.6z" />
        {volume === 0 ? (
          <path d="m13.4 8 3.8 4m0-4-3.8 4" />
        ) : (
          <path
            d={
              volume > 50
                ? "M13 7.4a3.6 3.6 0 0 1 0 5.2m2.2-7.6a7 7 0 0 1 0 10"
                : "M13 7.4a3.6 3.6 0 0 1 0 5.2"
            }
          />
        )}
      </svg>
      <span className="sr-only">{words.volume}</span>
      <input
        type="range"
        min="0"
        max="100"
        value={volume}
        aria-valuetext={`${volume} %`}
        onChange={({ target }) => changeVolume(target.valueAsNumber)}
        className="h-6 w-20 cursor-pointer accent-family"
      />
    </label>
  );
}
