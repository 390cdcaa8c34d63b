import { useRef, type PointerEvent } from "react";
import { draggedTo } from "./dragged-to.ts";
import { TurningDial } from "./turning-dial.tsx";

interface TurningKnobProps {
  name: string;
  /** From 0 to 100. */
  value: number;
  /** Where a double click brings it back to. */
  home: number;
  label: string;
  /** What the value means, in words. */
  valueText: string;
  onTurn: (value: number) => void;
  /** A gesture after which the browser lets sound begin: the press of a mouse, the end of a touch, a key. */
  onGesture?: () => void;
}

/** A knob that turns: a range input for keys and assistive technology, a dial for hands. */
export function TurningKnob({
  name,
  value,
  home,
  label,
  valueText,
  onTurn,
  onGesture,
}: TurningKnobProps) {
  const input = useRef<HTMLInputElement>(null);
  const grip = useRef<{ x: number; y: number; value: number }>(undefined);

  const hold = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, value };
    input.current?.focus({ preventScroll: true });
    if (event.pointerType === "mouse") onGesture?.();
  };
  const drag = ({ clientX, clientY, shiftKey }: PointerEvent) => {
    if (grip.current === undefined) return;
    onTurn(draggedTo(grip.current, { x: clientX, y: clientY }, shiftKey));
  };
  const letGo = () => {
    grip.current = undefined;
  };

  return (
    <span
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={({ pointerType }) => {
        letGo();
        if (pointerType !== "mouse") onGesture?.();
      }}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onDoubleClick={() => onTurn(home)}
      data-knob=""
      className="relative block size-20 shrink-0 cursor-grab touch-none rounded-full -outline-offset-2 has-focus-visible:outline-2 active:cursor-grabbing"
    >
      <input
        ref={input}
        type="range"
        name={name}
        min="0"
        max="100"
        value={value}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => {
          onTurn(target.valueAsNumber);
          onGesture?.();
        }}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <TurningDial value={value / 100} />
    </span>
  );
}
