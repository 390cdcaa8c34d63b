import { useState } from "react";
import { Button } from "../../src/button.tsx";
import { Drawer } from "../../src/drawer.tsx";
import { EmptyState } from "../../src/empty-state.tsx";
import type { Story } from "../story.ts";

function Filled({ lines }: { lines: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the cart
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="YOUR CART"
        closeLabel="Close the cart"
        foot={
          <Button wide onClick={() => setOpen(false)}>
            CHECKOUT · ${lines * 79}
          </Button>
        }
      >
        <ul>
          {Array.from({ length: lines }, (_, index) => (
            <li
              key={index}
              className="flex items-center justify-between border-t border-line px-5 py-5 sm:px-6"
            >
              <a href="#/drawer" className="font-medium">
                Vocodist
              </a>
              <span className="tabular-nums">$79</span>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}

function Empty() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open an empty one
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="YOUR CART"
        closeLabel="Close the cart"
      >
        <EmptyState
          title="Your cart is empty!"
          text="Shop around and check back when you're ready."
        >
          <Button variant="secondary" onClick={() => setOpen(false)}>
            See the products
          </Button>
        </EmptyState>
      </Drawer>
    </>
  );
}

export const drawer: Story = {
  slug: "drawer",
  name: "Drawer",
  about: "Comes from the right, over whatever page is open. Its foot stays in sight.",
  specimens: [
    { title: "A few lines", Example: () => <Filled lines={2} /> },
    { title: "Many lines", Example: () => <Filled lines={20} /> },
    { title: "Empty", Example: Empty },
  ],
};
