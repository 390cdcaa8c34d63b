import { useEffect, useRef, type ReactNode } from "react";
import { Dialog } from "./dialog.tsx";

interface VideoModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  source: string;
  poster?: string;
  captions?: { source: string; language: string; label: string };
  family?: string | undefined;
}

/** The window has come to rest by then; a press by mistake has cost nothing. */
const reloadDelay = 200;
const firstVolume = 0.5;

/** A film in a window of its own. Its file is fetched while the window is open, and let go with it. */
export function VideoModal(props: VideoModalProps) {
  const { open, onClose, title, closeLabel, source, poster, captions, family } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      width="wide"
      family={family}
    >
      <Film source={source} poster={poster} captions={captions} />
    </Dialog>
  );
}

interface FilmProps {
  source: string;
  poster: string | undefined;
  captions: VideoModalProps["captions"] | undefined;
}

function Film({ source, poster, captions }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = video.current;
    if (film === null) return;
    const timer = setTimeout(() => {
      film.src = source;
      film.volume = firstVolume;
      // A browser may want another press first: its own controls are there.
      film.play().catch(() => undefined);
    }, reloadDelay);
    return () => {
      clearTimeout(timer);
      film.pause();
      film.removeAttribute("src");
      // Without this the browser goes on fetching.
      film.load();
    };
  }, [source]);

  return (
    <video
      ref={video}
      controls
      playsInline
      preload="none"
      poster={poster}
      className="aspect-video w-full rounded-16 bg-background"
    >
      {captions === undefined ? null : (
        <track
          kind="captions"
          src={captions.source}
          srcLang={captions.language}
          label={captions.label}
          default
        />
      )}
    </video>
  );
}
