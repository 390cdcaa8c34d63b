import { useEffect, useRef, useState } from "react";
import { LogoMark } from "../src/logo-mark.tsx";
import { RadioGroup } from "../src/radio-group.tsx";
import { SelectField } from "../src/select-field.tsx";
import { families, type FamilyName } from "./families.ts";
import { StoryPage } from "./story-page.tsx";
import { storyGroups } from "./stories/index.ts";
import { useStorySlug } from "./use-address.ts";

const stories = storyGroups.flatMap((group) => group.stories);

/** Every component, one URL each, in the hue of a family. */
export function Gallery() {
  const storySlug = useStorySlug();
  const story = stories.find(({ slug }) => slug === storySlug) ?? stories[0];
  const [family, setFamily] = useState<FamilyName>("auto-tune");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // On the root, so that portals have the hue too.
    document.documentElement.dataset["family"] = family;
  }, [family]);

  const before = useRef(storySlug);
  useEffect(() => {
    if (before.current === storySlug) return;
    before.current = storySlug;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [storySlug]);

  if (story === undefined) return null;
  return (
    <div className="md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <Sidebar current={story.slug} />
      <div className="min-w-0">
        <header className="flex flex-wrap items-end justify-between gap-4 border-b border-line px-5 py-4 sm:px-8 md:justify-end">
          <div className="w-full md:hidden">
            <Brand />
            <div className="pt-4">
              <SelectField
                label="Component"
                name="component"
                options={stories.map(({ slug, name }) => ({ value: slug, title: name }))}
                value={story.slug}
                onChange={(slug) => location.assign(`#/${slug}`)}
              />
            </div>
          </div>
          <RadioGroup
            look="segments"
            label="Hue of the family"
            options={families.map(({ value, title }) => ({
              value,
              title: (
                <span data-family={value} className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-2 rounded-full bg-linear-to-r from-(--spectrum-1) to-(--spectrum-4)"
                  />
                  {title}
                </span>
              ),
            }))}
            value={family}
            onChange={setFamily}
          />
        </header>
        <main className="mx-auto max-w-[84rem] px-5 py-10 sm:px-8 sm:py-14">
          <StoryPage key={story.slug} story={story} headingRef={heading} />
        </main>
        <footer className="border-t border-line px-5 py-10 text-14 text-faint sm:px-8">
          Unlock Your Voice. {stories.length} components, one look.
        </footer>
      </div>
    </div>
  );
}

function Sidebar({ current }: { current: string }) {
  return (
    <nav
      aria-label="Components"
      className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface-1/50 px-4 py-6 md:block"
    >
      <Brand />
      {storyGroups.map(({ title, stories: listed }) => (
        <div key={title} className="pt-6">
          <p className="px-3 pb-1.5 font-mono text-12 text-faint">{title}</p>
          <ul>
            {listed.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={`#/${slug}`}
                  aria-current={slug === current ? "page" : undefined}
                  className="flex min-h-8 items-center rounded-10 px-3 text-14 text-muted -outline-offset-2 transition-colors duration-150 hover:text-text aria-[current=page]:bg-family/14 aria-[current=page]:text-family"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Brand() {
  return (
    <p className="flex items-center gap-2.5 font-display text-18 font-semibold md:px-3">
      <LogoMark />
      Components
    </p>
  );
}
