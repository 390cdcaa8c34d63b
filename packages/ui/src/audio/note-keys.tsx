import type { Ref } from "react";
import { isBlackKey, noteName } from "./note-name.ts";

interface NoteKeysProps {
  lowest: number;
  highest: number;
  /** Where lanes are narrow, only every fourth or so is named. */
  dense?: boolean;
  /** A key is lit by the attribute `data-sounding`. */
  ref?: Ref<HTMLOListElement>;
}

/** Named even where there is little room: C, E and A; over more than two octaves C alone. */
const landmarks = [0, 4, 9];
const fewLandmarks = [0];
const twoOctaves = 24;

/** The keys beside a pitch graph, the highest first. They are outside of it, since it is stretched. */
export function NoteKeys({ lowest, highest, dense = false, ref }: NoteKeysProps) {
  const named = highest - lowest > twoOctaves ? fewLandmarks : landmarks;
  const notes = Array.from({ length: highest - lowest + 1 }, (_, index) => highest - index);
  return (
    <ol
      ref={ref}
      aria-hidden="true"
      className="grid w-11 shrink-0 auto-rows-[minmax(0,1fr)] border-r border-line bg-text/8 sm:w-16"
    >
      {notes.map((note) => (
        <li
          key={note}
          className={
            isBlackKey(note)
              ? "relative z-1 -my-px mr-4 bg-background transition-colors duration-150 motion-safe:data-sounding:bg-family sm:mr-7"
              : "flex items-center justify-end border-b border-line pr-1.5 font-mono text-12 leading-none text-muted transition-colors duration-150 last:border-0 motion-safe:data-sounding:bg-family motion-safe:data-sounding:text-ink sm:pr-2"
          }
        >
          {isBlackKey(note) ? null : (
            <span
              className={named.includes(note % 12) ? undefined : dense ? "hidden" : "max-sm:hidden"}
            >
              {noteName(note)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
