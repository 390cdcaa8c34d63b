import { Late } from "../../../platform/lazy/late.tsx";
import { useListening } from "./listening.ts";

const load = async () => (await import("./now-playing.tsx")).NowPlaying;

/** Its code is loaded with the first sound. */
export function NowPlayingHost() {
  return <Late wanted={useListening(({ track }) => track !== undefined)} load={load} />;
}
