import { registerSound, type PairSound } from "@autotune/ui/audio";
import { beforeEach, expect, it, vi } from "vitest";
import {
  endListening,
  leaveListening,
  pauseListening,
  startListening,
  stopListening,
  useListening,
} from "./listening.ts";

function soundOf(player: string) {
  const sound = {
    seconds: 8,
    position: () => 0,
    play: vi.fn<() => void>(),
    pause: vi.fn<() => void>(),
    seek: () => {},
    hear: () => {},
    replace: () => {},
  } satisfies PairSound;
  registerSound(player, sound);
  return sound;
}

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/somewhere" });
  endListening();
});

it("[MEDIA-01] plays one player at a time, also one whose page was left", () => {
  const one = soundOf("one");
  startListening("one", "A held note");
  expect(one.play).toHaveBeenCalledOnce();
  startListening("other");
  expect(useListening.getState().player).toBe("other");
  expect(one.pause).toHaveBeenCalledOnce();
});

it("does not let a stopped player stop the current one", () => {
  startListening("one");
  startListening("other");
  stopListening("one");
  expect(useListening.getState().player).toBe("other");
  stopListening("other");
  expect(useListening.getState().player).toBeUndefined();
});

it("goes on when its player leaves the page, unless it is still loading", () => {
  soundOf("sounding");
  startListening("sounding");
  leaveListening("sounding");
  expect(useListening.getState().player).toBe("sounding");
  startListening("loading");
  leaveListening("loading");
  expect(useListening.getState().player).toBeUndefined();
});

it("can be paused elsewhere and go on, with the page and the title it began with", () => {
  const { pause, play } = soundOf("held");
  startListening("held", "A held note");
  pauseListening();
  expect(pause).toHaveBeenCalledOnce();
  vi.stubGlobal("location", { pathname: "/elsewhere" });
  startListening("held", "A held note");
  expect(play).toHaveBeenCalledTimes(2);
  expect(useListening.getState().track).toEqual({
    player: "held",
    title: "A held note",
    href: "/somewhere",
  });
  endListening();
  expect(useListening.getState().track).toBeUndefined();
});
