import type { TemplateTrack } from "@autotune/commerce";

interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Violet, cyan and amber as on the site, so that a bus is told from a voice at a glance. */
export const trackColors: Readonly<Record<TemplateTrack["role"], Color>> = {
  audio: { red: 139, green: 108, blue: 255 },
  bus: { red: 56, green: 189, blue: 214 },
  effect: { red: 245, green: 158, blue: 66 },
};
