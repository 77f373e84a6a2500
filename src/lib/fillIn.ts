/** Puts values into a text with places such as `{year}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (place, name) => values[name] ?? place)
