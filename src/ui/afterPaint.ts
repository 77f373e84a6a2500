/** Defers work until the current page has been painted. */
export async function afterPaint<Result>(work: () => Result): Promise<Awaited<Result>> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return await work()
}
