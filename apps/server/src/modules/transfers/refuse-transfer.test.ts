import { expect, it } from "vitest";
import { refuseTransfer, transferableFrom, type LicenceToGive } from "./refuse-transfer.ts";

const now = new Date("2026-05-15T12:00:00Z");
const owned: LicenceToGive = {
  revokedAt: null,
  upgradedAt: null,
  isGift: false,
  boughtAt: new Date("2026-01-01T12:00:00Z"),
};

it("a licence can go once its money cannot be asked back any more", () => {
  const boughtAt = new Date("2026-05-01T12:00:00Z");
  expect(refuseTransfer({ ...owned, boughtAt }, now)).toBeUndefined();
  const aMomentLater = new Date(boughtAt.getTime() + 1);
  expect(refuseTransfer({ ...owned, boughtAt: aMomentLater }, now)).toBe("tooRecent");
  expect(transferableFrom(boughtAt)).toEqual(now);
  expect(refuseTransfer({ ...owned, boughtAt: null }, now)).toBeUndefined();
});

it("one that is not valid any more, or came as a gift, cannot go", () => {
  expect(refuseTransfer({ ...owned, upgradedAt: now }, now)).toBe("upgraded");
  expect(refuseTransfer({ ...owned, isGift: true }, now)).toBe("gift");
  expect(refuseTransfer({ ...owned, revokedAt: now, upgradedAt: now, isGift: true }, now)).toBe(
    "revoked",
  );
});
