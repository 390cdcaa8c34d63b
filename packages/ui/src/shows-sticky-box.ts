/** How far below the top of the window a sticky box stands, in pixels. */
const stickyTop = 70;

interface Edges {
  /** The trigger's upper edge, measured from the top of the window. */
  readonly trigger: number;
  /** The upper edge of what the box must not cover: the footer. */
  readonly end: number;
  /** The box's own height. */
  readonly height: number;
}

/** Whether the box stands: its trigger has come up to its place, and the footer has not. */
export function showsStickyBox({ trigger, end, height }: Edges): boolean {
  return trigger <= stickyTop && end >= stickyTop + height;
}
