type RejectedCallHandler = (status: 401 | 412) => void;

let load: (() => Promise<RejectedCallHandler>) | undefined;

/** What a rejected call means for the page is the shell's business. It is rare, so its code is loaded on demand. */
export function onRejectedCall(loadHandler: () => Promise<RejectedCallHandler>): void {
  load = loadHandler;
}

export function loadRejectedCallHandler(): Promise<RejectedCallHandler> | undefined {
  return load?.();
}
