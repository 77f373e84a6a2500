const scriptHashPattern = /^sha(256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}$/

/** Whether a text is the hash of a script; a browser would load a script with a malformed hash unchecked. */
export const isScriptHash = (text: string): boolean => scriptHashPattern.test(text)
