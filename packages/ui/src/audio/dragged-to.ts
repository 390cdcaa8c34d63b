interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the hand goes from one end to the other, in pixels; held with Shift it goes farther. */
const throwLength = 180;
const fineThrowLength = 900;

/** Where a knob stands after a hand has pulled it: up and to the right is more. */
export function draggedTo(
  grip: Point & { readonly value: number },
  hand: Point,
  fine: boolean,
): number {
  const pulled = hand.x - grip.x - (hand.y - grip.y);
  const turned = (pulled * 100) / (fine ? fineThrowLength : throwLength);
  return Math.round(Math.max(0, Math.min(100, grip.value + turned)));
}
