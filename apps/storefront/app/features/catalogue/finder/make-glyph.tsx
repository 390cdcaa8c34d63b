import type { Craft, Make } from "@autotune/commerce";

/** One stroke on three lanes: what the voice does in that work. */
const strokes: Readonly<Record<Craft, string>> = {
  sing: "M2 21c3-5 5 2 8-3s3-6 6-6h7M23 12c2 0 2-6 4-6h11",
  rap: "M2 18h5v-6h4v6h5V6h5v12h5v-6h4v6h8",
  harmonies: "M2 21c4-4 6-3 9-3h27M2 15c4-5 6-3 9-3h27M2 9c4-5 6-3 9-3h27",
  effects: "M2 12h5l3-8 4 16 4-16 4 16 4-16 3 8h9",
  beats: "M4 20V9M10 20v-6M16 20V4M22 20v-6M28 20V9M34 20v-4",
  mix: "M7 4v16M20 4v16M33 4v16M3 15h8M16 8h8M29 12h8",
  live: "M20 20v-4M14 18c-3-4-3-8 0-12M26 18c3-4 3-8 0-12M8 21c-6-6-6-12 0-18M32 21c6-6 6-12 0-18M20 13v-2",
  speech: "M3 12v1M7 9v6M11 6v12M15 10v4M19 11v2M24 7v10M28 4v16M32 9v6M36 11v2",
};

/** Decorative: the words beside it say the same. */
export function MakeGlyph({ make }: { make: Make }) {
  return (
    <svg
      viewBox="0 0 40 24"
      aria-hidden="true"
      className="h-9 w-15 shrink-0 fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M0 6h40M0 12h40M0 18h40" className="stroke-text/8 stroke-1" />
      {/* Everything has the hues of all families. */}
      {make === "everything" ? (
        <>
          <path d="M2 20c4 0 4-8 8-8s4 5 8 5" className="stroke-violet" />
          <path d="M18 17c4 0 4-11 8-11" className="stroke-coral" />
          <path d="M26 6c4 0 4 6 12 6" className="stroke-cyan" />
        </>
      ) : (
        <path d={strokes[make]} className="stroke-family" />
      )}
    </svg>
  );
}
