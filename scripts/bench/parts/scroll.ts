/** Runs in the page: goes to the end of what is loaded until this entry shows; answers with the most rows at once. */
export const loadAll = (last: string): Promise<number> =>
  new Promise((done) => {
    let most = 0
    const step = () => {
      most = Math.max(most, document.querySelectorAll('[aria-posinset]').length)
      if (document.querySelector(`[aria-posinset="${last}"]`)) return done(most)
      window.scrollTo(0, document.documentElement.scrollHeight)
      requestAnimationFrame(step)
    }
    step()
  })

/** Runs in the page: scrolls from the top for so many frames; answers with how long each took. */
export const scrollThrough = (count: number): Promise<{ frames: number[]; rows: number }> =>
  new Promise((done) => {
    window.scrollTo(0, 0)
    const frames: number[] = []
    let rows = 0
    let before = 0
    const step = (now: number) => {
      if (before) frames.push(now - before)
      before = now
      rows = Math.max(rows, document.querySelectorAll('[aria-posinset]').length)
      if (frames.length >= count) return done({ frames, rows })
      window.scrollBy(0, 400)
      requestAnimationFrame(step)
    }
    // The jump to the top is no part of it.
    setTimeout(() => requestAnimationFrame(step), 500)
  })
