const patience = 1500;

/** Whether sound can be heard now. A browser that refuses may also never answer. */
export async function wakeAudio(context: AudioContext): Promise<boolean> {
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([context.resume().catch(() => undefined), tooLong]);
  return context.state === "running";
}
