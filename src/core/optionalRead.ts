/** Milliseconds, less than the timeout of the flow, which would report a failure. */
const TIMEOUT_MS = 15_000

/** Reads an addition to the page. A failure needs no message: the result is `null`. */
export async function optionalRead<Data>(
  read: (signal: AbortSignal) => Promise<Data>,
  signal: AbortSignal,
): Promise<Data | null> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timeout = setTimeout(abort, TIMEOUT_MS)
  signal.addEventListener('abort', abort)
  try {
    return await read(controller.signal)
  } catch (error) {
    // The caller has stopped and needs no answer.
    if (signal.aborted) throw error
    return null
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', abort)
  }
}
