import { scaleLinear, scalePoint } from "d3-scale";
import { area, curveMonotoneX, curveStep, line } from "d3-shape";

interface LineChartProps {
  readonly labels: readonly string[];
  readonly values: readonly number[];
  /** Of the period before, day by day. */
  readonly former: readonly number[];
  readonly format: (value: number) => string;
}

const width = 960;
const height = 360;
const edge = { top: 14, right: 8, bottom: 26, left: 84 };

/**
 * The shop's picture for figures: the period before as the soft line of a voice, this one as the bright line that lies
 * on its notes. Drawn on the server, so that no script is loaded for it. The table beside it says the same in words.
 */
export function LineChart({ labels, values, former, format }: LineChartProps) {
  const all = [...values, ...former, 0];
  const y = scaleLinear(
    [Math.min(...all), Math.max(...all, 1)],
    [height - edge.bottom, edge.top],
  ).nice(4);
  const x = scalePoint<number>([...labels.keys()], [edge.left, width - edge.right]);
  const at = (index: number) => x(index) ?? edge.left;
  const stepped = line<number>(
    (_value, index) => at(index),
    (value) => y(value),
  ).curve(curveStep);
  const soft = line<number>(
    (_value, index) => at(index),
    (value) => y(value),
  ).curve(curveMonotoneX);
  const below = area<number>(
    (_value, index) => at(index),
    y(0),
    (value) => y(value),
  ).curve(curveStep);
  const marked = spread(labels.length, 7);
  // There are no parts of an order or of a cent, and without any figure no scale.
  const lanes = all.some((value) => value !== 0) ? y.ticks(4).filter(Number.isInteger) : [0];
  return (
    <svg
      aria-hidden="true"
      className="report-chart"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
    >
      {lanes.map((tick) => (
        <g key={tick}>
          <line
            className="report-chart-lane"
            x1={edge.left}
            x2={width - edge.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="report-chart-label" textAnchor="end" x={edge.left - 10} y={y(tick) + 4}>
            {format(tick)}
          </text>
        </g>
      ))}
      {marked.map((index) => (
        <text
          className="report-chart-label"
          key={index}
          textAnchor={index === 0 ? "start" : index === labels.length - 1 ? "end" : "middle"}
          x={at(index)}
          y={height - 6}
        >
          {labels[index]}
        </text>
      ))}
      <path className="report-chart-area" d={below(values) ?? ""} />
      {former.length > 0 && <path className="report-chart-former" d={soft(former) ?? ""} />}
      <path className="report-chart-line" d={stepped(values) ?? ""} />
    </svg>
  );
}

/** Some places of a list, the first and the last among them. */
function spread(length: number, most: number): number[] {
  if (length <= most) return [...Array.from({ length }).keys()];
  return Array.from({ length: most }, (_, index) =>
    Math.round((index * (length - 1)) / (most - 1)),
  );
}
