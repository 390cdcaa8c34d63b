import { expect, it } from "vitest";
import { ipNumber } from "./ip-number.ts";

it.each([
  ["0.0.0.0", 0],
  ["1.0.0.0", 16_777_216],
  ["255.255.255.255", 2 ** 32 - 1],
  ["::ffff:1.0.0.0", 16_777_216],
  ["::FFFF:1.0.0.0", 16_777_216],
])("%s is the number %d", (ipAddress, number) => {
  expect(ipNumber(ipAddress)).toEqual({ family: "ipv4", number });
});

it.each([
  ["2001:200::1", 0x2001_0200_0000_0000n],
  ["2001:db8:1:2:3:4:5:6", 0x2001_0db8_0001_0002n],
  ["2001:db8:1:2::", 0x2001_0db8_0001_0002n],
  ["2001::5:6:7:8:9:a", 0x2001_0000_0005_0006n],
  ["::1", 0n],
  ["::", 0n],
  ["fe80::1%eth0", 0xfe80_0000_0000_0000n],
  ["64:ff9b::1.2.3.4", 0x0064_ff9b_0000_0000n],
])("%s is in the network %s", (ipAddress, number) => {
  expect(ipNumber(ipAddress)).toEqual({ family: "ipv6", number });
});

it.each(["", "localhost", "1.2.3", "1.2.3.4.5", "2001:::1", "91.0.0.1:80"])(
  "%j is no IP address",
  (ipAddress) => {
    expect(ipNumber(ipAddress)).toBeUndefined();
  },
);
