import { describe, expect, it } from "vitest";
import { countryOfIp, rangesOf } from "./country-of-ip.ts";

describe("the IP address database", () => {
  it.each([
    ["91.0.0.1", "DE"],
    ["8.8.8.8", "US"],
    ["90.0.0.1", "FR"],
    ["210.130.0.1", "JP"],
    ["1.208.0.1", "KR"],
    ["200.147.3.157", "BR"],
    ["::ffff:91.0.0.1", "DE"],
    ["2003::1", "DE"],
    ["2a01:e0a::1", "FR"],
    ["2607:f8b0::1", "US"],
    ["2804:14c::1", "BR"],
  ])("locates %s in %s", async (ipAddress, country) => {
    expect(await countryOfIp(ipAddress)).toBe(country);
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "172.30.77.250",
    "::ffff:192.168.0.1",
    "::1",
    "fe80::1",
    "nonsense",
    "",
  ])("has no country for %j", async (ipAddress) => {
    expect(await countryOfIp(ipAddress)).toBeUndefined();
  });

  it.each(["ipv4", "ipv6"] as const)(
    "has its %s addresses in order, in a few megabytes",
    async (family) => {
      const { starts, places, countries } = await rangesOf(family);
      expect(starts.length).toBeGreaterThan(200_000);
      const inOrder = starts.every(
        (start, index) => index === 0 || start > (starts[index - 1] ?? 0),
      );
      expect(inOrder).toBe(true);
      expect(countries.length).toBeLessThanOrEqual(256);
      expect(starts.byteLength + places.byteLength).toBeLessThan(4_000_000);
    },
  );
});
