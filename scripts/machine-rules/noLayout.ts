import type { Rule } from './rule'

/** A visual editor's layout comments do not belong into the file. */
export const noLayout: Rule = {
  name: 'noLayout',
  check({ source }) {
    const place = source.text.indexOf('@xstate-layout')
    return place < 0 ? [] : [{ at: place, message: 'holds layout comments of a visual editor' }]
  },
}
