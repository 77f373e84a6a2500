/** Waits for `work`, but at most this long, in milliseconds; then it fails with the error that `onTimeout` returns. */
export async function within<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
  onTimeout: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), milliseconds)
  })
  try {
    return await Promise.race([work(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
