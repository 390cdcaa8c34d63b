import { useLingui } from "@lingui/react/macro";
import { useOutsideLinks } from "../../platform/navigation/outside-links.ts";

/** Icon paths: 20 × 20, one stroke. */
const icons = {
  videos: "M2.5 5.5h15v9h-15zM8.5 8v4l3.5-2z",
  photos: "M2.5 6h3.6l1.4-2h5l1.4 2h3.6v10h-15zM10 13.6a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  clips:
    "M7.5 15.5V4.5l8-1.5v10.5M7.5 15.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM15.5 13.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z",
  podcast:
    "M10 12.5a3 3 0 0 0 3-3v-4a3 3 0 0 0-6 0v4a3 3 0 0 0 3 3zM4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v3M7 18h6",
  communityChat: "M2.5 4h11v7.5H7L4 14v-2.5H2.5zM16 7.5h1.5V15H16v2.5L13 15H8.5v-1",
} as const;

interface SocialPlace {
  readonly name: string;
  readonly href: string;
  /** The path of its icon. */
  readonly icon: string;
}

/** The brand's social profiles, as far as editors have set them. */
export function useSocialPlaces(): SocialPlace[] {
  const { t } = useLingui();
  const links = useOutsideLinks();
  const names = {
    videos: t`AutoTune on video`,
    photos: t`AutoTune in pictures`,
    clips: t`AutoTune in short clips`,
    podcast: t`The AutoTune podcast`,
    communityChat: t`Community chat`,
  };
  const places = ["videos", "photos", "clips", "podcast", "communityChat"] as const;
  return places.flatMap((place) => {
    const href = links[place];
    return href === undefined ? [] : [{ name: names[place], href, icon: icons[place] }];
  });
}
