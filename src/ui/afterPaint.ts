/** Defers work until the current page has been painted. */
export const afterPaint = <Result>(work: () => Result): Promise<Awaited<Result>> =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(work) as Promise<
    Awaited<Result>
  >
