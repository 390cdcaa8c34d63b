import { expect, it } from "vitest";
import { pageSample, productSample } from "../../../test/published-samples.ts";
import { contentKey } from "../published/dependency.ts";
import { PublishedContent } from "../published/published-content.ts";
import { contentState, tagStates } from "./content-state.ts";
import { planPurges } from "./plan-purges.ts";
import { tagOf } from "./edge-tags.ts";

const home = contentKey("pages", "home", "en");
const starts = new Date("2026-11-20T10:00:00Z");
const before = new Date(starts.getTime() - 1);
const { explanation: _, ...pro } = productSample("pro", 100, {
  discount: {
    discount: { kind: "percent", percent: 50 },
    startsAt: starts.toISOString(),
    endsAt: null,
    reason: "",
  },
});

function publish({ version, now }: { version: number; now: Date }) {
  const content = new PublishedContent();
  content.put("pages", home, version, pageSample("Home"));
  content.put("catalogue", contentKey("catalogue", "pro", ""), 1, pro);
  content.commit(now);
  return tagStates(content);
}

it("is the same for the same content, in whatever order it came", () => {
  const one = publish({ version: 1, now: before });
  expect(contentState(new Map([...one].toReversed()))).toBe(contentState(one));
  expect(contentState(publish({ version: 2, now: before }))).not.toBe(contentState(one));
});

it("a publication changes the tag of its document alone", () => {
  const { purged } = planPurges(
    publish({ version: 1, now: before }),
    publish({ version: 2, now: before }),
  );
  expect(purged).toEqual([tagOf(home)]);
});

it("a price that begins changes the tag of the offer, and the content's state", () => {
  const [earlier, later] = [
    publish({ version: 1, now: before }),
    publish({ version: 1, now: starts }),
  ];
  expect(planPurges(earlier, later).purged).toEqual([tagOf("offer/pro")]);
  expect(contentState(later)).not.toBe(contentState(earlier));
});

it("a banner that begins or ends changes its own tag, and is waited for", () => {
  const key = contentKey("mini-banners", "sale", "en");
  const ends = new Date(starts.getTime() + 3_600_000);
  const body = {
    content: "Sale",
    background: "",
    url: "",
    ctas: [],
    allowlist: [],
    blocklist: [],
    order: 0,
    startsAt: starts.toISOString(),
    endsAt: ends.toISOString(),
  };
  const content = new PublishedContent();
  content.put("mini-banners", key, 1, body);
  const statesAt = (now: Date) => {
    content.commit(now);
    return tagStates(content);
  };
  expect(content.nextChange(before)).toEqual(starts);
  expect(content.nextChange(starts)).toEqual(ends);
  const [earlier, during, after] = [statesAt(before), statesAt(starts), statesAt(ends)];
  expect(planPurges(earlier, during).purged).toEqual([tagOf(key)]);
  expect(planPurges(during, after).purged).toEqual([tagOf(key)]);
});
