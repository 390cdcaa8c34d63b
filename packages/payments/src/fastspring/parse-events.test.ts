import { describe, expect, it } from "vitest";
import { parseEvents } from "./parse-events.ts";

const created = Date.UTC(2026, 1, 1);
const event = { id: "e1", type: "order.completed", live: true, created, data: { order: "o1" } };
const read = {
  id: "e1",
  type: "order.completed",
  live: true,
  occurredAt: new Date(created),
  data: { order: "o1" },
};

describe("parseEvents", () => {
  it("reads every event of a list, in its order", () => {
    expect(parseEvents({ events: [event, { ...event, id: "e2" }] })).toEqual({
      events: [read, { ...read, id: "e2" }],
      unreadable: 0,
    });
    expect(parseEvents({ events: [] })).toEqual({ events: [], unreadable: 0 });
  });

  it.each([undefined, null, [], "events", {}, { events: null }, { events: {} }])(
    "takes %j for no list of events",
    (value) => {
      expect(parseEvents(value)).toBeUndefined();
    },
  );

  it.each([
    null,
    {},
    { ...event, id: "" },
    { ...event, id: "a".repeat(201) },
    { ...event, id: 1 },
    { ...event, type: "" },
    { ...event, type: "a".repeat(101) },
    { ...event, live: "true" },
    { ...event, created: 1.5 },
    { ...event, created: "now" },
    { ...event, data: null },
    { ...event, data: "text" },
  ])("counts %j as unreadable and reads the others", (broken) => {
    expect(parseEvents({ events: [broken, event, broken] })).toEqual({
      events: [read],
      unreadable: 2,
    });
  });

  it("reads names of the greatest length", () => {
    const longest = { ...event, id: "a".repeat(200), type: "b".repeat(100) };
    expect(parseEvents({ events: [longest] })).toMatchObject({ unreadable: 0 });
  });
});
