const wellFormed = /^sha(256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}$/

/** The hash of a script if it is one; a browser would load a script with a malformed hash unchecked. */
export const scriptIntegrity = (text: string | null | undefined): string | null =>
  text && wellFormed.test(text) ? text : null
