/** Two octaves of white keys from C; the black ones stand before these. */
const whiteKeys = "CDEFGABCDEFGAB";
const blackKeys = [1, 2, 4, 5, 6, 8, 9, 11, 12, 13];
/** The notes of the chord that is sung. */
const sungKeys = new Set([5, 7, 9]);
const keyWidth = 638 / 14;

/** The keyboard at the foot of a window. It runs past the edges, as one on a table does. */
export function PianoKeys() {
  return (
    <g>
      {Array.from(whiteKeys, (note, index) => {
        const x = 1 + index * keyWidth;
        return (
          <g key={index} className={sungKeys.has(index) ? "fill-family" : "fill-text/88"}>
            <rect x={x + 1.5} y="304" width={keyWidth - 3} height="110" rx="6" />
            {sungKeys.has(index) ? (
              <text
                x={x + keyWidth / 2}
                y="386"
                fontSize="19"
                className="fill-ink font-mono font-semibold [text-anchor:middle]"
              >
                {note}
              </text>
            ) : null}
          </g>
        );
      })}
      <path d="M1 304h638v9H1Z" className="fill-background/35" />
      {blackKeys.map((index) => (
        <rect
          key={index}
          x={index * keyWidth - 12}
          y="298"
          width="26"
          height="64"
          rx="5"
          className="fill-background stroke-surface-2 stroke-2"
        />
      ))}
      <path
        d={blackKeys.map((index) => `M${(index * keyWidth + 1).toFixed(1)} 310v38`).join("")}
        className="stroke-surface-2 stroke-[14] [stroke-linecap:round]"
      />
    </g>
  );
}
