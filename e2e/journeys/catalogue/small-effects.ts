/** The effects that are in no menu. Each has a short page, and a recording that its demo plays. */
export const smallEffects = [
  { slug: "twin", name: "Twin", demo: "A double without a second take" },
  { slug: "ember", name: "Ember", demo: "A clean hook catches fire" },
  { slug: "whisper", name: "Whisper", demo: "Long notes, then only breath" },
  { slug: "larynx", name: "Larynx", demo: "Longer, then shorter" },
  { slug: "shard", name: "Shard", demo: "Whole, then in pieces" },
  { slug: "orbit", name: "Orbit", demo: "Once around the head" },
  { slug: "dial", name: "Dial", demo: "A hook on the phone" },
  { slug: "stutter", name: "Stutter", demo: "A hook, sliced" },
  { slug: "halo", name: "Halo", demo: "A note that goes on without you" },
  { slug: "undertow", name: "Undertow", demo: "A hook with a shadow" },
] as const;
