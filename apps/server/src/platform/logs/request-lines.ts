interface RequestLine {
  readonly reqId: string;
  readonly traceId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly ip: string;
}

export type WriteRequestLine = (request: RequestLine) => void;

/**
 * The lines about requests, as the logger writes lines. Each request has one, and a tenth of what a response from memory
 * cost was the general way to it; their fields are always the same.
 */
export function requestLines(
  base: { readonly name: string; readonly pid: number },
  write: (line: string) => unknown,
  now = () => Date.now(),
): WriteRequestLine {
  const process = JSON.stringify(base).slice(1, -1);
  return ({ reqId, traceId, method, path, status, ms, ip }) => {
    const trace = traceId === undefined ? "" : `"traceId":${JSON.stringify(traceId)},`;
    write(
      `{"level":30,"time":${now()},${process},${trace}"reqId":${JSON.stringify(reqId)},"method":${JSON.stringify(method)},"path":${JSON.stringify(path)},"status":${status},"ms":${ms},"ip":${JSON.stringify(ip)},"msg":"request completed"}\n`,
    );
  };
}
