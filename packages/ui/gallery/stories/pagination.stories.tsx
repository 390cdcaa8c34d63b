import { useState } from "react";
import { Pagination } from "../../src/pagination.tsx";
import type { Story } from "../story.ts";

interface OfPages {
  first?: number;
  last?: number;
  previous?: string;
  next?: string;
}

function Pages({ first = 1, last = 9, previous = "Newer", next = "Older" }: OfPages) {
  const [current, setCurrent] = useState(first);
  return (
    <Pagination
      label="Pages of orders"
      current={current}
      last={last}
      texts={{ previous, next, position: `Page ${current} of ${last}` }}
      renderLink={(page, props) => (
        <a
          href="#/pagination"
          onClick={(event) => {
            event.preventDefault();
            setCurrent(page);
          }}
          {...props}
        />
      )}
    />
  );
}

export const pagination: Story = {
  slug: "pagination",
  name: "Pagination",
  about: "The way through a long list. A single page needs none and shows none.",
  specimens: [
    { title: "At the start", Example: Pages },
    { title: "In the middle of many", Example: () => <Pages first={20} last={40} /> },
    { title: "Few", Example: () => <Pages first={2} last={3} /> },
    {
      title: "Long German",
      language: "de",
      Example: () => <Pages first={2} previous="Neuere Bestellungen" next="Ältere Bestellungen" />,
    },
  ],
  InEachHue: () => <Pages first={2} last={3} />,
};
