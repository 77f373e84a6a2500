/** The content of a drawing, to be part of another one. */
export const contentOf = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim()

/** Width by height. */
export function ratioOf(svg: string): number {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number)
  return width / height
}

/** A drawing as the value of a CSS property. */
export const imageOf = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`

/** Hides what a picture masks until the picture loads with the deferred styles. */
export const NO_PICTURE = 'linear-gradient(#0000, #0000)'

export const svgOf = (viewBox: string, content: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${content}</svg>`
