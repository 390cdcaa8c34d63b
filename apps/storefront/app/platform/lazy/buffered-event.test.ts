import { expect, it, vi } from "vitest";
import { bufferedEvent } from "./buffered-event.ts";

it("delivers what was sent before anyone listened, once and in order", () => {
  const opened = bufferedEvent<[string, number]>();
  opened.send("first", 1);
  opened.send("second", 2);
  const listener = vi.fn<(name: string, count: number) => void>();
  const stop = opened.listen(listener);
  opened.send("third", 3);
  expect(listener.mock.calls).toEqual([
    ["first", 1],
    ["second", 2],
    ["third", 3],
  ]);

  stop();
  opened.send("fourth", 4);
  expect(listener).toHaveBeenCalledTimes(3);
  opened.listen(listener);
  expect(listener).toHaveBeenLastCalledWith("fourth", 4);
});

it("has one listener: an earlier one that stops does not silence its successor", () => {
  const opened = bufferedEvent<[]>();
  const stop = opened.listen(() => {});
  const listener = vi.fn<() => void>();
  opened.listen(listener);
  stop();
  opened.send();
  expect(listener).toHaveBeenCalledOnce();
});
