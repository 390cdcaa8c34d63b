import type { SocialLinksView } from "@autotune/contract";
import { ExternalMark } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { SocialIcon } from "../shell/footer/social-icon.tsx";
import { useSocialPlaces } from "../shell/footer/use-social-places.ts";
import { SectionHead } from "./section-head.tsx";

/** The brand's social profiles, with their names written out. */
export function SocialLinks({ block }: { block: SocialLinksView }) {
  const { t } = useLingui();
  const places = useSocialPlaces();
  if (places.length === 0) return null;
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ name, href, icon }) => (
          <li key={href}>
            <a
              href={href}
              className="flex h-full min-h-14 items-center gap-4 rounded-16 border border-line px-5 py-4 transition-colors duration-150 hover:border-line-strong hover:bg-surface-1"
            >
              <span className="text-family">
                <SocialIcon path={icon} />
              </span>
              <span className="min-w-0 grow">{name}</span>
              <ExternalMark label={t`(leaves this site)`} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
