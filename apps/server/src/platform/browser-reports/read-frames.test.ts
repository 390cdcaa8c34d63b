import { expect, it } from "vitest";
import { readFrames } from "./read-frames.ts";

it("reads the stack of Chromium, the outermost frame first", () => {
  const stack = [
    "TypeError: x is undefined",
    "    at Hero (https://shop.test/assets/first-view-Bx12.js:1:2345)",
    "    at https://shop.test/assets/entry.client-99.js:2:7",
    "    at async Promise.all (index 0)",
  ].join("\n");
  expect(readFrames(stack)).toEqual([
    { filename: "/assets/entry.client-99.js", lineno: 2, colno: 7, in_app: true },
    {
      function: "Hero",
      filename: "/assets/first-view-Bx12.js",
      lineno: 1,
      colno: 2345,
      in_app: true,
    },
  ]);
});

it("reads the stack of Firefox and of Safari", () => {
  const stack = "Hero@https://shop.test/assets/a.js:1:2\n@https://shop.test/assets/b.js:3:4";
  expect(readFrames(stack).map(({ filename, lineno }) => [filename, lineno])).toEqual([
    ["/assets/b.js", 3],
    ["/assets/a.js", 1],
  ]);
});

it("reads the stack of Node, without the folder in which the shop is installed", () => {
  const stack = [
    "    at run (file:///srv/shop/apps/server/src/platform/jobs/jobs.ts:70:7)",
    "    at /srv/shop/node_modules/.pnpm/pg@8/node_modules/pg/lib/client.js:5:1",
    "    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)",
  ].join("\n");
  expect(readFrames(stack).map(({ filename, in_app }) => [filename, in_app])).toEqual([
    ["node:internal/process/task_queues", false],
    ["node_modules/.pnpm/pg@8/node_modules/pg/lib/client.js", false],
    ["apps/server/src/platform/jobs/jobs.ts", true],
  ]);
});

it("[TRACK-02] reveals neither the URL of a page nor its query", () => {
  const stack = "    at https://shop.test/password-reset?token=s3cr3t&e=ann@studio.test:1:2";
  expect(JSON.stringify(readFrames(stack))).not.toMatch(/s3cr3t|ann|password-reset/);
});

it("is fast for what is no stack", () => {
  // CPU time: other processes may be running too.
  const before = process.threadCpuUsage();
  for (const piece of ["at ", "@", "a (", ":1", "\n    at ("]) readFrames(piece.repeat(4000));
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(200);
});
