import { seededRandom } from "../seeded-random.ts";
import { PlateWindow } from "./plate-window.tsx";

const middle = 206;
/** The dots of the breath, from coarse and near to fine and far. */
const grains = [
  { count: 210, width: "stroke-[5]", tone: "stroke-family", spread: 0.35 },
  { count: 330, width: "stroke-[3.4]", tone: "stroke-family-end/80", spread: 0.7 },
  { count: 420, width: "stroke-[2.2]", tone: "stroke-text/65", spread: 1 },
  { count: 300, width: "stroke-[1.4]", tone: "stroke-text/45", spread: 1.35 },
];

/** A tone on the left falls apart into breath on the right. */
export function WhisperPlate() {
  const random = seededRandom(61);
  return (
    <PlateWindow family="creative-vocal-effects" title="Whisper" preset="no voice">
      <g className="fill-none [stroke-linecap:round]">
        {grains.map(({ count, width, tone, spread }) => (
          <path key={width} d={scatter(count, spread, random)} className={`${width} ${tone}`} />
        ))}
        <path d={drawTone(1, 130)} className="stroke-family/20 stroke-[20]" />
        <path d={drawTone(1, 190)} className="stroke-family stroke-7" />
        <path
          d={drawTone(190, 400)}
          className="stroke-family stroke-6 [stroke-dasharray:26_9_20_10_16_11_12_12_8_13_5_14_2_15_0.1_17_0.1_18_0.1_20]"
        />
      </g>
      <path d="M120 366h400" className="stroke-text/20 stroke-2" />
      <path d="M120 366h296" className="stroke-family stroke-2" />
      <circle cx="416" cy="366" r="11" className="fill-text" />
      <g fontSize="15" className="fill-muted font-mono">
        <text x="104" y="371" className="[text-anchor:end]">
          tone
        </text>
        <text x="536" y="371">
          breath
        </text>
      </g>
    </PlateWindow>
  );
}

function heightAt(x: number): number {
  return middle - 84 * Math.sin(x / 25.5) * Math.exp(-((x / 430) ** 2));
}

function drawTone(from: number, to: number): string {
  const points: string[] = [];
  for (let x = from; x <= to; x += 3) points.push(`${x} ${heightAt(x).toFixed(1)}`);
  return `M${points.join("L")}`;
}

/** Dots that leave the tone: the farther to the right, the farther from it. */
function scatter(count: number, spread: number, random: () => number): string {
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const x = 130 + 500 * random() ** 0.75;
    const bell = random() + random() + random() - 1.5;
    const y = heightAt(x) + bell * spread * 0.3 * (x - 110);
    if (y > 58 && y < 346) path += `M${Math.round(x)} ${Math.round(y)}h0`;
  }
  return path;
}
