import { expect, it } from "vitest";
import { canonicalDomain } from "./canonical-domain.ts";

it.each([
  ["Studio.TEST", "studio.test"],
  ["studio.test.", "studio.test"],
  ["studio.test。", "studio.test"],
  ["MÜLLER.test", "xn--mller-kva.test"],
  ["mu\u0308ller.test", "xn--mller-kva.test"],
  ["XN--mller-KVA.test", "xn--mller-kva.test"],
  ["ｅｘａｍｐｌｅ。com", "example.com"],
  ["stu\u{ad}dio.test", "studio.test"],
  ["faß.test", "xn--fa-hia.test"],
  ["studio.123", "studio.123"],
])("the domain %j is %j", (written, domain) => {
  expect(canonicalDomain(written)).toBe(domain);
});

it.each(["", ".", "mü/ller.test", "mü:80", "mü%6c.test", "mü@ller.test", "mü ller"])(
  "%j is no domain",
  (written) => {
    expect(canonicalDomain(written)).toBeUndefined();
  },
);
