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

/** The opening animation is over by then; an accidental press has loaded nothing. */
const reloadDelay = 200;
const firstVolume = 0.5;

/** A video in a modal. Its file is loaded only while the modal is open. */
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
      <Video source={source} poster={poster} captions={captions} />
    </Dialog>
  );
}

interface VideoProps {
  source: string;
  poster: string | undefined;
  captions: VideoModalProps["captions"] | undefined;
}

function Video({ source, poster, captions }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    const timer = setTimeout(() => {
      element.src = source;
      element.volume = firstVolume;
      // A browser may want another press first: its controls are shown.
      element.play().catch(() => undefined);
    }, reloadDelay);
    return () => {
      clearTimeout(timer);
      element.pause();
      element.removeAttribute("src");
      // Without this the browser goes on loading.
      element.load();
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
