import { describe, expect, it } from "vitest";
import { findCountry, readIpv4Ranges, readIpv6Ranges } from "./ip-ranges.ts";

const csv = (...lines: string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(""));

describe("IP address ranges", () => {
  it("belong to a country from their first address to their last", async () => {
    const ranges = await readIpv4Ranges(csv("100,199,DE", "200,299,FR", "400,499,DE"));
    const found = [99, 100, 199, 200, 299, 300, 399, 400, 499, 500].map((ipNumber) =>
      findCountry(ranges, ipNumber),
    );
    const [none, no] = [undefined, undefined];
    expect(found).toEqual([none, "DE", "DE", "FR", "FR", none, none, "DE", "DE", no]);
  });

  it("may be nested, and overlap", async () => {
    const ranges = await readIpv4Ranges(
      csv("100,199,DE", "100,119,AT", "150,159,CH", "190,209,FR", "200,204,IT"),
    );
    const found = [100, 119, 120, 150, 159, 160, 189, 190, 200, 204, 205, 209, 210].map(
      (ipNumber) => findCountry(ranges, ipNumber),
    );
    const expected = "AT AT DE CH CH DE DE FR IT IT FR FR".split(" ");
    expect(found).toEqual([...expected, undefined]);
  });

  it("are found where the last line has no end, and in an empty list", async () => {
    expect(findCountry(await readIpv4Ranges(Buffer.from("1,2,DE\n3,4,FR")), 4)).toBe("FR");
    expect(findCountry(await readIpv4Ranges(Buffer.from("")), 4)).toBeUndefined();
  });

  it("of IPv6 are those of whole networks", async () => {
    const network = 2n ** 64n;
    const ranges = await readIpv6Ranges(
      csv(
        `${10n * network},${20n * network - 1n},JP`,
        `${30n * network},${30n * network + 5n},KR`,
        `${40n * network},${50n * network - 1n},KR`,
      ),
    );
    const found = [9n, 10n, 19n, 20n, 30n, 40n].map((ipNumber) => findCountry(ranges, ipNumber));
    expect(found).toEqual([undefined, "JP", "JP", undefined, undefined, "KR"]);
  });
});
