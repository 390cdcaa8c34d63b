import { expect, it } from "vitest";
import { splitTraceparent, withTraceparent } from "./trace-job.ts";

const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

it("stores a trace beside a job's data, and takes it out again", () => {
  const { data, parent } = splitTraceparent(withTraceparent({ orderId: 7 }, traceparent));
  expect(data).toEqual({ orderId: 7 });
  expect(parent?.spanId).toBe("00f067aa0ba902b7");
});

it("leaves a job without a trace as it is", () => {
  expect(withTraceparent({ orderId: 7 }, undefined)).toEqual({ orderId: 7 });
  expect(splitTraceparent({ orderId: 7 })).toEqual({ data: { orderId: 7 }, parent: undefined });
});
