import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { root } from "@autotune/scripts/stack";
import { expect, it, onTestFinished } from "vitest";
import { compareReceipts, readMessageIds, receiptsInHand } from "./receipts.ts";

it("counts the orders without a receipt, and each receipt after the first", () => {
  const came = ["A-1", "A-2", "A-2", "A-2", "A-3-copy", "pending-A-3", "B-9"];
  const messageIds = ["<note@shop.test>", ...came.map((name) => `<order-${name}@shop.test>`)];
  expect(compareReceipts(["A-1", "A-2", "A-3"], messageIds)).toEqual({
    withoutReceipt: 1,
    receiptsSentAgain: 2,
  });
});

it("reads every page of the mail server", async () => {
  const mails = Array.from({ length: 450 }, (_, index) => ({
    headers: { "message-id": `<order-${index}@shop.test>` },
  }));
  const server = createServer(({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://mail.test");
    const [skip, limit] = [Number(searchParams.get("skip")), Number(searchParams.get("limit"))];
    response.end(JSON.stringify(mails.slice(skip, skip + limit)));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
  });
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("No port");
  const ids = await readMessageIds(`http://127.0.0.1:${listening.port}`);
  expect(new Set(ids).size).toBe(450);
});

it("knows how many receipts a worker sends at once", async () => {
  const file = "apps/server/src/domains/orders/orders/send-order-email.ts";
  expect(await readFile(join(root, file), "utf8")).toContain(`atOnce: ${receiptsInHand},`);
});
