import { expect, it } from "vitest";
import { edgeCountries } from "./edge-countries.ts";
import { readIpv4Ranges, readIpv6Ranges } from "./ip-ranges.ts";

const number = (text: string) => BigInt(`0x${text}`);

it("writes ranges for nginx, without gaps' countries and with neighbours of one country as one", async () => {
  const ipv4 = await readIpv4Ranges(
    Buffer.from("16777216,16777471,AU\n16777472,16777727,AU\n16778240,16778495,CN\n"),
  );
  const [first, last] = [number("2001060000000000") << 64n, number("20010601ffffffff") << 64n];
  const ipv6 = await readIpv6Ranges(Buffer.from(`${first},${last + (1n << 64n) - 1n},FR\n`));
  const files = edgeCountries({ ipv4, ipv6 });
  expect(files["ipv4-low.conf"]).toBe("1.0.0.0-1.0.1.255 AU;\n");
  expect(files["ipv4-high.conf"]).toBe("1.0.4.0-1.0.4.255 CN;\n");
  expect(files["ipv6.conf"]).toBe("2001:600:0::/31 FR;\n");
});
