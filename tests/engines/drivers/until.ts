/** A busy machine takes its time; what is there is seen at once. */
const PATIENCE = 20_000
const INTERVAL = 30

/** Asks until there is an answer; what hindered it last is the error then. */
export async function until<Value>(ask: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + PATIENCE
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    }
}
