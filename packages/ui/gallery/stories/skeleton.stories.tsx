import { Skeleton } from "../../src/skeleton.tsx";
import type { Story } from "../story.ts";

export const skeleton: Story = {
  slug: "skeleton",
  name: "Skeleton",
  about: "The shape of what is on its way.",
  specimens: [
    {
      title: "A line of an order",
      Example: () => (
        <div className="flex max-w-120 items-center gap-4">
          <Skeleton className="h-14 w-24" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-5 w-14" />
        </div>
      ),
    },
  ],
};
