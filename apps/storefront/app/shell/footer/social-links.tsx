import { SocialIcon } from "./social-icon.tsx";
import { useSocialPlaces } from "./use-social-places.ts";

export function SocialLinks() {
  const places = useSocialPlaces();
  if (places.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex flex-wrap">
      {places.map(({ name, href, icon }) => (
        <li key={href}>
          <a
            href={href}
            className="grid size-11 place-items-center rounded-full text-muted -outline-offset-2 transition-colors duration-150 hover:bg-surface-2 hover:text-text"
          >
            <span className="sr-only">{name}</span>
            <SocialIcon path={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
