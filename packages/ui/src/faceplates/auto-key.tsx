import { arc, polar } from "../circle.ts";
import { PlateWindow } from "./plate-window.tsx";

/** By fifths, clockwise from the top: each major key with its relative minor inside. */
const majors = "C G D A E B F# Db Ab Eb Bb F".split(" ");
const minors = "Am Em Bm F#m C#m G#m D#m Bbm Fm Cm Gm Dm".split(" ");
/** How often each note was heard, in the same order. */
const heard = [0.82, 0.66, 0.6, 1, 0.86, 0.5, 0.08, 0.05, 0.16, 0.04, 0.12, 0.56];
const candidates = [
  { name: "C major", share: 0.91 },
  { name: "E minor", share: 0.64 },
  { name: "D minor", share: 0.42 },
  { name: "G major", share: 0.3 },
];
const x = 204;
const y = 224;

/** The circle of fifths, lit where the song lives, and the result in large letters. */
export function AutoKeyPlate() {
  return (
    <PlateWindow family="auto-tune" title="AutoKey" preset="four bars">
      <circle cx={x} cy={y} r="168" className="fill-background/60 stroke-text/10" />
      {[176, 172, 168].map((radius) => (
        <path
          key={radius}
          d={`${arc(x, y, radius, -135, -45)}L${x} ${y}Z`}
          className="fill-family/10"
        />
      ))}
      {majors.map((major, index) => (
        <Key key={major} name={major} index={index} radius={140} width={48} size={21} />
      ))}
      {minors.map((minor, index) => (
        <Key key={minor} name={minor} index={index} radius={94} width={38} size={15} />
      ))}
      <circle cx={x} cy={y} r="72" className="fill-background stroke-text/10" />
      {heard.map((share, index) => (
        <path
          key={majors[index]}
          d={`M${polar(x, y, 14, index * 30 - 90)}L${polar(x, y, 14 + share * 50, index * 30 - 90)}`}
          className={`stroke-[9] [stroke-linecap:round] ${share > 0.4 ? "stroke-family" : "stroke-text/20"}`}
        />
      ))}
      <DetectedKey />
    </PlateWindow>
  );
}

interface KeyProps {
  name: string;
  index: number;
  radius: number;
  width: number;
  size: number;
}

function Key({ name, index, radius, width, size }: KeyProps) {
  const angle = index * 30 - 90;
  const [textX, textY] = polar(x, y, radius, angle).split(" ");
  const found = name === "Am";
  const near = index === 0 || index === 1 || index === 11;
  return (
    <g className="fill-none">
      <path
        d={arc(x, y, radius, angle - 14.2, angle + 14.2)}
        strokeWidth={width}
        className={found ? "stroke-text" : near ? "stroke-family/75" : "stroke-text/9"}
      />
      <text
        x={textX}
        y={Number(textY) + size * 0.35}
        fontSize={found ? 20 : size}
        className={`${found || near ? "fill-ink" : "fill-muted"} font-mono font-semibold [text-anchor:middle]`}
      >
        {name}
      </text>
    </g>
  );
}

function DetectedKey() {
  return (
    <g>
      <text x="408" y="142" fontSize="84" className="fill-text font-display font-bold">
        A
      </text>
      <text x="474" y="142" fontSize="40" className="fill-family font-display font-semibold">
        minor
      </text>
      <rect x="410" y="166" width="210" height="18" rx="9" className="fill-text/8" />
      <rect x="410" y="166" width="204" height="18" rx="9" className="fill-family" />
      <text x="410" y="212" fontSize="18" className="fill-muted font-mono">
        97% sure
      </text>
      {candidates.map(({ name, share }, index) => (
        <g key={name} fontSize="16" className="font-mono">
          <rect
            x="410"
            y={246 + index * 36}
            width="210"
            height="28"
            rx="8"
            className="fill-text/4"
          />
          <rect
            x="410"
            y={246 + index * 36}
            width={210 * share}
            height="28"
            rx="8"
            className="fill-family/22"
          />
          <text x="422" y={265 + index * 36} className="fill-muted">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
