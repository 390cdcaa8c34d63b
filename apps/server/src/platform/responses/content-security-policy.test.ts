import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const isOwnScript = () => true;

const policyOf = (html: string, sources?: Parameters<typeof contentSecurityPolicy>[1]) =>
  contentSecurityPolicy(Buffer.from(html), sources);

describe("contentSecurityPolicy", () => {
  it("throws where an inline script came with content", () => {
    const planted = '<p>Hello</p><script async>alert("planted")</script>';
    expect(() => policyOf(planted)).toThrow("planted");
    const isOurs = (script: string) => script === "one()";
    const page = `<script>one()</script>${planted}`;
    expect(() => policyOf(page, { isOwnScript: isOurs })).toThrow("planted");
  });

  it("allows exactly the inline scripts of the page", () => {
    const policy = policyOf(
      `<script>one()</script><script type="module" async="">import "/a.js"</script><script src="/b.js"></script>`,
      { isOwnScript },
    );
    expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf('import "/a.js"')};`);
  });

  it("hashes what a browser hashes, in whatever script it is written", () => {
    const policy = policyOf("<style>.é{}</style></head><script>'ピッチ — 7 €'</script>", {
      isOwnScript,
    });
    expect(policy).toContain(`script-src 'self' ${hashOf("'ピッチ — 7 €'")};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(".é{}")};`);
  });

  it("lists a script that occurs twice once", () => {
    const policy = policyOf("<script>a</script><script>a</script>", { isOwnScript });
    expect(policy.split(hashOf("a"))).toHaveLength(2);
  });

  it("leaves out what is data for search engines", () => {
    const policy = policyOf('<script type="application/ld+json">{}</script>');
    expect(policy).toContain("script-src 'self';");
  });

  it("allows the style that the renderer wrote into the head, and no other", () => {
    const policy = policyOf("<head><style>a{}</style></head><body><style>b{}</style></body>");
    expect(policy).toContain(`style-src 'self' ${hashOf("a{}")};`);
    expect(policyOf("<body><style>b{}</style></body>")).toContain("style-src 'self';");
  });

  it("lets nobody frame the page, unless an origin is given", () => {
    expect(policyOf("")).toContain("frame-ancestors 'none';");
    expect(policyOf("", { framedBy: "https://cms.example" })).toContain(
      "frame-ancestors https://cms.example;",
    );
  });

  it("never allows inline code in general", () => {
    expect(policyOf("<p>hello</p>")).not.toMatch(/unsafe/);
  });
});
