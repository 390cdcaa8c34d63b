const patience = 1500;

/** Whether audio can play now. A browser that blocks it may also never settle `resume`. */
export async function resumeAudio(context: AudioContext): Promise<boolean> {
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([context.resume().catch(() => undefined), tooLong]);
  return context.state === "running";
}
