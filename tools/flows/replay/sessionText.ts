import type { Checked } from './checkSession'

/** What came of a session, for a terminal. */
export const sessionText = (file: string, { actors, steps, divergences }: Checked): string =>
  [
    `${file}: ${steps} steps of ${actors} flows, ${divergences.length === 0 ? 'all as recorded' : 'not as recorded:'}`,
    ...divergences.map(({ instance, step, words }) => `  ${instance}, step ${step}: ${words}`),
  ].join('\n')
