import type { Make, Spend } from "@autotune/commerce";

/**
 * People who ask the shop which product is theirs, and the answers that we would give them across the counter. The first
 * half was written from the descriptions of the products, before there was a rule; the rule has to please them, not they
 * the rule.
 *
 * A product is named as in its URL. `upgrade:pro` is the upgrade to Pro from what the person owns.
 */
export interface Person {
  readonly who: string;
  readonly make: Make;
  /** The DAW's name in lower case, with hyphens; empty where it is not known. */
  readonly record: string;
  readonly spend: Spend;
  /** How many licenses of each product, or 1 for a plan that runs. */
  readonly owns?: Readonly<Record<string, number>>;
  readonly accept: readonly string[];
}

// oxfmt-ignore
export const people: readonly Person[] = [
  { who: "raps at home in FL Studio with no money", make: "rap", record: "fl-studio", spend: "little", accept: ["efx-plus", "essentials"] },
  { who: "owns five Pro X in a studio", make: "mix", record: "pro-tools", spend: "once", owns: { "pro-x": 5 }, accept: ["upgrade:pro"] },
  { who: "wants everything, monthly", make: "everything", record: "logic-pro", spend: "monthly", accept: ["unlimited"] },
  { who: "makes a podcast in Reaper, cheaply", make: "speech", record: "reaper", spend: "little", accept: ["vocal-prep", "vocal-de-esser", "vocal-compressor", "vocal-eq"] },
  { who: "arranges for a choir in Cubase", make: "harmonies", record: "cubase", spend: "once", accept: ["choir", "harmony-engine"] },
  { who: "begins to sing in GarageBand", make: "sing", record: "garageband", spend: "little", accept: ["efx-plus", "essentials", "at2026"] },
  { who: "owns a studio, wants the best, buys once", make: "mix", record: "pro-tools", spend: "best", accept: ["pro", "unlimited"] },
  { who: "performs live with Ableton Live", make: "live", record: "ableton-live", spend: "once", accept: ["at2026", "pro"] },
  { who: "mixes for other people in Logic, monthly", make: "mix", record: "logic-pro", spend: "monthly", accept: ["unlimited", "producer"] },
  { who: "makes electronic tracks with robot voices", make: "effects", record: "ableton-live", spend: "once", accept: ["vocodist", "metamorph"] },
  { who: "writes songs and sings them in Logic", make: "sing", record: "logic-pro", spend: "once", accept: ["at2026", "pro"] },
  { who: "owns EFX+ and sings in Logic", make: "sing", record: "logic-pro", spend: "once", owns: { "efx-plus": 1 }, accept: ["upgrade:at2026", "upgrade:pro"] },
  { who: "owns Pro and mixes in Pro Tools", make: "mix", record: "pro-tools", spend: "once", owns: { pro: 1 }, accept: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb", "unlimited"] },
  { who: "makes beats from samples in FL Studio and needs their key", make: "beats", record: "fl-studio", spend: "little", accept: ["auto-key"] },
  { who: "tunes rappers while they record in Pro Tools on DSP", make: "live", record: "pro-tools", spend: "once", accept: ["hybrid", "pro"] },
  { who: "sings in Pro Tools and pays once", make: "sing", record: "pro-tools", spend: "once", accept: ["hybrid", "pro"] },
  { who: "sings in Logic, where Hybrid does not load, and wants the best", make: "sing", record: "logic-pro", spend: "best", accept: ["pro"] },
  { who: "raps and would rather pay by the month", make: "rap", record: "fl-studio", spend: "monthly", accept: ["essentials"] },
  { who: "stacks harmonies and pays by the month", make: "harmonies", record: "studio-one", spend: "monthly", accept: ["producer", "unlimited"] },
  { who: "doubles a voice now and then for little money", make: "harmonies", record: "reaper", spend: "little", accept: ["twin", "choir"] },
  { who: "reads audiobooks and pays by the month", make: "speech", record: "audacity", spend: "monthly", accept: ["essentials"] },
  { who: "wants all of it for as little as possible", make: "everything", record: "cubase", spend: "little", accept: ["essentials"] },
  { who: "wants all of it and no subscription", make: "everything", record: "ableton-live", spend: "once", accept: ["at2026", "pro"] },
  { who: "wants the best of everything in Pro Tools", make: "everything", record: "pro-tools", spend: "best", accept: ["unlimited"] },
  { who: "has Unlimited and wants still more", make: "everything", record: "logic-pro", spend: "monthly", owns: { unlimited: 1 }, accept: ["efx-plus"] },
  { who: "does not know what a DAW is and sings", make: "sing", record: "", spend: "once", accept: ["at2026", "pro"] },
  { who: "owns ten AutoTune Artist at a school and sings", make: "sing", record: "logic-pro", spend: "once", owns: { artist: 10 }, accept: ["upgrade:at2026", "upgrade:pro"] },
  { who: "owns AutoTune 2026 and wants the best for songs", make: "sing", record: "ableton-live", spend: "best", owns: { at2026: 1 }, accept: ["upgrade:pro"] },
  { who: "owns Vocal EQ and mixes; it is not to be given up for an edition", make: "mix", record: "cubase", spend: "once", owns: { "vocal-eq": 1 }, accept: ["pro", "vocal-prep", "vocal-compressor"] },
  { who: "owns Harmony Engine Classic and arranges", make: "harmonies", record: "digital-performer", spend: "little", owns: { "harmony-engine-classic": 1 }, accept: ["upgrade:harmony-engine", "upgrade:choir"] },
];
