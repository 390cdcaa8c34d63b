import { beforeEach, describe, expect, it, vi } from "vitest";
import { pairSound } from "./pair-sound.ts";

interface Started {
  buffer: { name: string };
  when: number;
  offset: number;
  stopAt: number | undefined;
  loop: boolean;
  loopEnd: number;
  finish: () => void;
}

/** As much of a browser's sound as the pair uses, with a manual clock. */
class StillContext {
  currentTime = 10;
  destination = {};
  started: Started[] = [];
  levels: { gain: StillGain; connect: (to: unknown) => unknown }[] = [];
  createGain() {
    const node = { gain: new StillGain(), connect: (to: unknown) => to };
    this.levels.push(node);
    return node;
  }
  createBufferSource() {
    const { started } = this;
    let ended: (() => void) | undefined;
    const entry: Started = {
      buffer: { name: "" },
      when: 0,
      offset: 0,
      stopAt: undefined,
      loop: false,
      loopEnd: 0,
      finish: () => ended?.(),
    };
    return {
      set buffer(buffer: { name: string }) {
        entry.buffer = buffer;
      },
      set loop(loop: boolean) {
        entry.loop = loop;
      },
      set loopEnd(loopEnd: number) {
        entry.loopEnd = loopEnd;
      },
      connect: (to: unknown) => to,
      addEventListener(_name: string, listener: () => void) {
        ended = listener;
      },
      start(when: number, offset: number) {
        started.push(Object.assign(entry, { when, offset }));
      },
      stop(when: number) {
        entry.stopAt = when;
      },
    };
  }
}

class StillGain {
  value = 0;
  target = 0;
  cancelScheduledValues() {}
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime(value: number) {
    this.target = value;
  }
}

const buffer = (name: string, duration = 8) => ({ name, duration }) as unknown as AudioBuffer;

let context: StillContext;
const onEnd = vi.fn<() => void>();

function newPair({ loops = false } = {}) {
  return pairSound({
    context: context as unknown as AudioContext,
    output: context.destination as AudioNode,
    buffers: { before: buffer("before"), after: buffer("after", 8.4) },
    heard: "after",
    loops,
    onEnd,
  });
}

beforeEach(() => {
  context = new StillContext();
  onEnd.mockReset();
});

describe("pairSound", () => {
  it("starts both at the same time and place", () => {
    const sound = newPair();
    sound.seek(3);
    sound.play();
    expect(context.started.map(({ buffer: { name }, offset }) => [name, offset])).toEqual([
      ["before", expect.closeTo(3)],
      ["after", expect.closeTo(3)],
    ]);
    expect(context.started[0]?.when).toBe(context.started[1]?.when);
  });

  it("knows its place while it plays, is paused, and is moved", () => {
    const sound = newPair();
    sound.play();
    context.currentTime += 2.02;
    expect(sound.position()).toBeCloseTo(2);
    sound.pause();
    context.currentTime += 5;
    expect(sound.position()).toBeCloseTo(2);
    sound.seek(99);
    expect(sound.position()).toBe(8.4);
    sound.seek(-1);
    expect(sound.position()).toBe(0);
  });

  it("switches what is heard without a new start", () => {
    const sound = newPair();
    sound.play();
    sound.hear("before");
    const [before, after] = context.levels;
    expect(before?.gain.target).toBe(1);
    expect(after?.gain.target).toBe(0);
    expect(context.started).toHaveLength(2);
  });

  it("goes on at the same place with another sound", () => {
    const sound = newPair();
    sound.play();
    context.currentTime += 4.02;
    sound.replace("after", buffer("retuned", 8.4));
    const [, old, renewed] = context.started;
    expect(renewed?.buffer.name).toBe("retuned");
    expect(renewed?.offset).toBeCloseTo(4.02);
    expect(old?.stopAt).toBeGreaterThan(renewed?.when ?? 0);
  });

  it("ends with the longer of the two, and returns to its start", () => {
    const sound = newPair();
    sound.play();
    context.currentTime += 8.02;
    context.started[0]?.finish();
    expect(onEnd).not.toHaveBeenCalled();
    context.currentTime += 0.4;
    context.started[1]?.finish();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(sound.position()).toBe(0);
  });

  it("loops both at the shorter one's end, so that they stay together, and never ends", () => {
    const sound = newPair({ loops: true });
    sound.play();
    expect(context.started.map(({ loop, loopEnd }) => [loop, loopEnd])).toEqual([
      [true, 8],
      [true, 8],
    ]);
    context.currentTime += 9.52;
    expect(sound.position()).toBeCloseTo(1.5);
    sound.replace("after", buffer("retuned"));
    expect(context.started.at(-1)?.offset).toBeCloseTo(1.52);
    sound.pause();
    for (const { finish } of context.started) finish();
    expect(sound.position()).toBeCloseTo(1.5);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("does not treat a pause near the end as the end", () => {
    const sound = newPair();
    sound.play();
    context.currentTime += 8.419;
    sound.pause();
    for (const { finish } of context.started) finish();
    expect(onEnd).not.toHaveBeenCalled();
    expect(sound.position()).toBeGreaterThan(8);
  });
});
