/** A German text in the words of Austria, if the deployment's first country is Austria: January has its own name. */
export const inAustrian = (text: string): string =>
  globalThis.document?.querySelector('meta[name="portal:countries"][content^=AT]')
    ? text.replace(/Januar\b/, 'Jänner')
    : text
