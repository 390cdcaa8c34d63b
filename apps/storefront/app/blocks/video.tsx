import type { VideoView } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { SectionHead } from "./section-head.tsx";

/** Its code and the video load when the visitor plays it. */
const VideoModal = lazy(async () => ({
  default: (await import("@autotune/ui/video-modal")).VideoModal,
}));

/** A video behind its poster image. */
export function Video({ block: { headline, text, source, poster } }: { block: VideoView }) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="wrap section">
      <SectionHead headline={headline} text={text} />
      <button
        type="button"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="group relative mt-9 block w-full cursor-pointer overflow-hidden rounded-24 border border-line transition-colors duration-150 hover:border-family"
      >
        <img
          src={poster.src}
          srcSet={poster.srcSet}
          sizes="(min-width: 84rem) 80rem, 92vw"
          width={poster.width}
          height={poster.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-video h-auto w-full object-cover"
        />
        <span className="absolute inset-0 grid place-items-center bg-background/30">
          <span className="inline-flex min-h-12 items-center gap-3 rounded-full bg-text px-6 font-medium text-ink transition-colors duration-150 group-hover:bg-family">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 fill-current">
              <path d="M5 3v14l12-7Z" />
            </svg>
            <span>
              <Trans>Watch the video</Trans>
              <span className="sr-only">: {headline}</span>
            </span>
          </span>
        </span>
      </button>
      {isWanted ? (
        <Suspense>
          <VideoModal
            open={isOpen}
            onClose={() => setOpen(false)}
            title={headline}
            closeLabel={t`Close`}
            source={source}
            poster={poster.src}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
