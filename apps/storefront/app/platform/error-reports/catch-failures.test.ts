import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { catchFailures } from "./catch-failures.ts";

function runScript() {
  const events = new EventTarget();
  const context: { failures?: Event[]; addEventListener: EventTarget["addEventListener"] } = {
    addEventListener: events.addEventListener.bind(events),
  };
  runInNewContext(catchFailures, context);
  return { context, fail: (name: string) => void events.dispatchEvent(new Event(name)) };
}

it("[TRACK-02] an error before hydration is stored; of many, the first ones", () => {
  const { context, fail } = runScript();
  fail("error");
  fail("unhandledrejection");
  expect(context.failures?.map(({ type }) => type)).toEqual(["error", "unhandledrejection"]);
  for (let count = 0; count < 100; count++) fail("error");
  expect(context.failures).toHaveLength(10);
});

it("after the stored errors are taken, later ones are forwarded", () => {
  const { context, fail } = runScript();
  fail("error");
  const reported: string[] = [];
  context.failures?.splice(0);
  if (context.failures !== undefined)
    context.failures.push = ({ type }: Event) => reported.push(type);
  fail("unhandledrejection");
  expect(reported).toEqual(["unhandledrejection"]);
});
