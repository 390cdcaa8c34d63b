import { afterAll, beforeAll, expect, test } from "vitest";
import type { Popup } from "../payload-types.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const collection = "popups";
const publish = (data: Partial<Popup>) =>
  cms.payload.create({
    collection,
    locale: "en",
    data: {
      campaign: "autumn",
      content: "<p>Hello</p>",
      ready: true,
      _status: "published",
      ...data,
    },
  });

test("a popup is published by its audience, sanitised; the default one defines when all are shown", async () => {
  await publish({ audience: "default", delay: 8, threshold: 40 });
  expect(await cms.published(collection, "default", "en")).toEqual({
    audience: "default",
    campaign: "autumn",
    content: "<p>Hello</p>",
    timing: { delay: 8, threshold: 40 },
  });
  await publish({
    audience: "isTrialer",
    content: '<p onclick="steal()">Hello<script>steal()</script></p>',
  });
  expect(await cms.published(collection, "isTrialer", "en")).toEqual({
    audience: "isTrialer",
    campaign: "autumn",
    content: "<p>Hello</p>",
  });
});

test("there is one for each audience", async () => {
  await publish({ audience: "wasTrialer" });
  await expect(publish({ audience: "wasTrialer" })).rejects.toMatchObject({
    data: { errors: [{ path: "audience" }] },
  });
});

test.each([
  [{ delay: -1 }, "delay"],
  [{ delay: 2.5 }, "delay"],
  [{ threshold: 101 }, "threshold"],
  [{ campaign: "Autumn Sale" }, "campaign"],
  [{ content: "<script>steal()</script>" }, "content"],
])("%o is rejected at its field", async (wrong, path) => {
  await cms.payload.delete({ collection, where: { audience: { equals: "default" } } });
  await expect(publish({ audience: "default", ...wrong })).rejects.toMatchObject({
    data: { errors: [{ path }] },
  });
});
