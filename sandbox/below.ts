/** What is asked for, to whoever stands below a path of the host and need not know it. */
export const pathBelow =
  (base: string) =>
  ({ url }: Request): string =>
    new URL(url).pathname.slice(base.length)
