export type PromotionPhase = "upcoming" | "running" | "ended";

/** The first instant is part of the period, the last is not. */
export function promotionPhase(
  { startsAt, endsAt }: { readonly startsAt: string | null; readonly endsAt: string | null },
  now: Date,
): PromotionPhase {
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return "ended";
  return startsAt !== null && now.getTime() < Date.parse(startsAt) ? "upcoming" : "running";
}
