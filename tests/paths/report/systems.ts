interface WalkedOn {
  name: string
  /** The words in the title of the suite that walks paths there. */
  suite: string
  /** Which of the paths are walked there, if not all. */
  share?: string
}

/** Where paths are walked. */
export const systems = {
  actor: { name: 'bare actor', suite: 'on the bare actor' },
  jsdom: { name: 'screen in jsdom', suite: 'on the screen' },
  chromium: {
    name: 'portal in Chromium',
    suite: 'in the browser',
    share:
      'Walked here: few paths that together take every transition a screen can bring about, with both answers of each guard and every start. Pairs of transitions and ignored events are walked on the bare actor and on the screen in jsdom.',
  },
} satisfies Record<string, WalkedOn>

export type System = keyof typeof systems

export const allSystems = Object.keys(systems) as System[]
