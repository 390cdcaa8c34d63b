import type { Ref } from "react";
import { families } from "./families.ts";
import type { Specimen, Story } from "./story.ts";

interface StoryPageProps {
  story: Story;
  headingRef: Ref<HTMLHeadingElement>;
}

/** On a wide screen the text is beside its example. */
const specimenRow =
  "border-t border-line py-6 sm:py-8 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10";

export function StoryPage({ story, headingRef }: StoryPageProps) {
  const { name, about, specimens, InEachHue } = story;
  return (
    <>
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="text-48 focus-visible:shadow-none focus-visible:outline-none"
      >
        {name}
      </h1>
      <p className="mt-3 max-w-[58ch] text-18 text-muted">{about}</p>
      <div className="mt-10">
        {specimens.map((specimen) => (
          <SpecimenView key={specimen.title} specimen={specimen} />
        ))}
        {InEachHue === undefined ? null : (
          <section aria-label="In each hue" className={specimenRow}>
            <Caption title="In each hue" note="The same one inside of each family." />
            <div className="grid gap-px overflow-clip rounded-16 border border-line bg-line sm:grid-cols-2">
              {families.map(({ value, title }) => (
                <div
                  key={value}
                  data-family={value}
                  className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] bg-surface-1 p-5 sm:p-6"
                >
                  <p className="pb-4 font-mono text-12 text-family">{title}</p>
                  <InEachHue />
                </div>
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  );
}

function SpecimenView({ specimen }: { specimen: Specimen }) {
  const { title, note, language, Example } = specimen;
  return (
    <section aria-label={title} className={specimenRow}>
      <Caption title={title} note={note} />
      <div lang={language} className="min-w-0">
        <Example />
      </div>
    </section>
  );
}

function Caption({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <div className="pb-4">
      <h2 className="font-sans text-14 font-medium tracking-normal">{title}</h2>
      {note === undefined ? null : <p className="mt-1 text-14 text-faint">{note}</p>}
    </div>
  );
}
