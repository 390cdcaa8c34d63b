import { registeredSound } from "@autotune/ui/audio";
import { create } from "zustand";

/** The name of the player of a product's recordings. */
export const demoPlayer = (pid: string) => `demo-${pid}`;

/** What is heard, for somebody who reads on elsewhere. */
interface Track {
  readonly player: string;
  /** Undefined for the instrument, which is started before its texts are here. */
  readonly title: string | undefined;
  /** The page of its player. */
  readonly href: string;
}

interface Listening {
  /** The player that plays: one at a time. */
  readonly player: string | undefined;
  /** Stays while its sound is paused from another place than its player. */
  readonly track: Track | undefined;
  /** Its player is in view. */
  readonly isSeen: boolean;
}

const silent: Listening = { player: undefined, track: undefined, isSeen: false };

export const useListening = create<Listening>(() => silent);

/** A sound that was started before goes on from where it was paused, whether its player is on the page or not. */
export function startListening(player: string, title?: string): void {
  const { player: other, track } = useListening.getState();
  if (other !== undefined && other !== player) registeredSound(other)?.pause();
  const resumed = track?.player === player;
  useListening.setState({
    player,
    track: resumed ? track : { player, title, href: location.pathname },
  });
  registeredSound(player)?.play();
}

/** Another one may have started since: it plays on. */
export function stopListening(player: string): void {
  if (useListening.getState().player !== player) return;
  registeredSound(player)?.pause();
  useListening.setState(silent);
}

/** Leaves what is playing ready to go on. */
export function pauseListening(): void {
  const { player } = useListening.getState();
  if (player !== undefined) registeredSound(player)?.pause();
  useListening.setState({ player: undefined });
}

export function endListening(): void {
  pauseListening();
  useListening.setState(silent);
}

export function markSeen(isSeen: boolean): void {
  useListening.setState({ isSeen });
}

/** A player that leaves the page: what sounds goes on, what is still loading does not. */
export function leaveListening(player: string): void {
  if (registeredSound(player) === undefined) stopListening(player);
}
