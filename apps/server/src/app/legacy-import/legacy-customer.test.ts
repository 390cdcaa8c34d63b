import { describe, expect, it } from "vitest";
import { readCustomer } from "./legacy-customer.ts";

const products = "PRO:SN-1:AUTH-1:2019-02-28; EFX:SN-2:AUTH-2:2020-12-31";
const right = [" Nina@Studio.Test ", "Nina", "Voss", "de", "L-17", products];

describe("readCustomer", () => {
  it("reads a row", () => {
    expect(readCustomer(right)).toEqual({
      ok: true,
      customer: {
        email: "nina@studio.test",
        firstName: "Nina",
        lastName: "Voss",
        country: "DE",
        legacyId: "L-17",
        licences: [
          {
            pid: "PRO",
            serial: "SN-1",
            authenticationString: "AUTH-1",
            grantedAt: new Date("2019-02-28T00:00:00Z"),
          },
          {
            pid: "EFX",
            serial: "SN-2",
            authenticationString: "AUTH-2",
            grantedAt: new Date("2020-12-31T00:00:00Z"),
          },
        ],
      },
    });
  });

  it("takes a customer without names, country or products", () => {
    expect(readCustomer(["nina@studio.test", "", "", "", "17", ""])).toMatchObject({ ok: true });
  });

  it.each([
    ["has 5 cells instead of 6", right.slice(1)],
    ["email is no address", right.with(0, "nina")],
    ["first_name is no name", right.with(1, "N1na")],
    ["last_name is no name", right.with(2, "🎤")],
    ["country is none", right.with(3, "Germany")],
    ["legacy_id is no key", right.with(4, "")],
    ["products are not pid:serial:string:date;…", right.with(5, "PRO:SN-1:AUTH-1")],
    ["products are not pid:serial:string:date;…", right.with(5, "PRO:SN-1:AUTH-1:2019-02-30")],
    ["products are not pid:serial:string:date;…", right.with(5, "PRO:SN-1:AUTH-1:28.02.2019")],
    ["products are not pid:serial:string:date;…", right.with(5, "PRO::AUTH-1:2019-02-28")],
    ["products are not pid:serial:string:date;…", right.with(5, "PRO:a:b:2019-02-28:c")],
    [
      "products name a serial or a string twice",
      right.with(5, "A:S:1:2019-01-01;B:S:2:2019-01-01"),
    ],
    [
      "products name a serial or a string twice",
      right.with(5, "A:S:1:2019-01-01;B:T:1:2019-01-01"),
    ],
  ])("reports that a row %s", (reason, cells) => {
    expect(readCustomer(cells)).toEqual({ ok: false, reason });
  });
});
