import { expect, it } from "vitest";
import { rejectTransfer, transferableFrom, type LicenceToGive } from "./reject-transfer.ts";

const now = new Date("2026-05-15T12:00:00Z");
const owned: LicenceToGive = {
  revokedAt: null,
  upgradedAt: null,
  isGift: false,
  boughtAt: new Date("2026-01-01T12:00:00Z"),
};

it("a licence can be transferred once its refund period is over", () => {
  const boughtAt = new Date("2026-05-01T12:00:00Z");
  expect(rejectTransfer({ ...owned, boughtAt }, now)).toBeUndefined();
  const aMillisecondLater = new Date(boughtAt.getTime() + 1);
  expect(rejectTransfer({ ...owned, boughtAt: aMillisecondLater }, now)).toBe("tooRecent");
  expect(transferableFrom(boughtAt)).toEqual(now);
  expect(rejectTransfer({ ...owned, boughtAt: null }, now)).toBeUndefined();
});

it("one that is no longer valid, or came as a gift, cannot be transferred", () => {
  expect(rejectTransfer({ ...owned, upgradedAt: now }, now)).toBe("upgraded");
  expect(rejectTransfer({ ...owned, isGift: true }, now)).toBe("gift");
  expect(rejectTransfer({ ...owned, revokedAt: now, upgradedAt: now, isGift: true }, now)).toBe(
    "revoked",
  );
});
