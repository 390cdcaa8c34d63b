import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** How brightly each of the four by four pads is lit; 9 is the one that is pressed. */
const pads = "0302501409503062";
const strengths = ["fill-text/6", "fill-family/25", "fill-family/45", "fill-family/70"];
const pad = 58;
const gap = 10;
/** Where the finger went over the field: it jumps from note to note. */
const path = "M44 344H92V296H140V320H188V224H236V248H260V152";
const finger = { x: 260, y: 152 };
const steps = 16;
const playing = 10;

/** An instrument rather than a corrector: a field for a finger, and pads to hit. */
export function AutoTuneEfxPlusPlate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune EFX+" preset="night drive">
      <Field />
      {Array.from(pads, (strength, index) => (
        <Pad
          key={index}
          x={358 + (index % 4) * (pad + gap)}
          y={66 + Math.floor(index / 4) * (pad + gap)}
          strength={Number(strength)}
        />
      ))}
      {Array.from({ length: steps }, (_, index) => (
        <rect
          key={index}
          x={358 + index * 16.5}
          y="350"
          width="12"
          height="32"
          rx="4"
          className={
            index === playing ? "fill-text" : index % 4 === 0 ? "fill-family/60" : "fill-text/10"
          }
        />
      ))}
    </PlateWindow>
  );
}

function Field() {
  const { x, y } = finger;
  let lines = "";
  for (let at = 44; at < 330; at += 24) lines += `M${at} 66v316`;
  for (let at = 80; at < 380; at += 24) lines += `M20 ${at}h316`;
  return (
    <g>
      <rect
        x="20"
        y="66"
        width="316"
        height="316"
        rx="16"
        className="fill-background stroke-text/14"
      />
      <path d={lines} className="stroke-text/6" />
      <path d={`M20 ${y}H336M${x} 66V382`} className="stroke-family-end/45 stroke-[1.5]" />
      {[74, 60, 46, 32].map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} className="fill-family-end/10" />
      ))}
      <GlowLine d={path} width={5} />
      <circle cx={x} cy={y} r="20" className="fill-family-end" />
      <circle cx={x} cy={y} r="9" className="fill-text" />
      <g fontSize="17" className="fill-muted font-mono">
        <text x="34" y="94">
          robot
        </text>
        <text x="322" y="370" className="[text-anchor:end]">
          human
        </text>
      </g>
    </g>
  );
}

function Pad({ x, y, strength }: { x: number; y: number; strength: number }) {
  const pressed = strength === 9;
  const tone = pressed ? "fill-family-end" : strengths[Math.ceil(strength / 2)];
  return (
    <g>
      {pressed ? (
        <>
          <rect x={x - 9} y={y - 9} width="76" height="76" rx="20" className="fill-family-end/18" />
          <rect x={x - 5} y={y - 5} width="68" height="68" rx="16" className="fill-family-end/35" />
        </>
      ) : null}
      <rect x={x} y={y} width={pad} height={pad} rx="12" className="fill-surface-2" />
      <rect x={x} y={y} width={pad} height={pad} rx="12" className={`${tone} stroke-text/14`} />
      <path
        d={`M${x + 14} ${y + 9}h30`}
        className="stroke-text/30 stroke-2 [stroke-linecap:round]"
      />
    </g>
  );
}
