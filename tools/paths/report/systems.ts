interface WalkedOn {
  name: string
  /** The words in the title of the suite that walks paths there. */
  suite: string
}

/** Where paths are walked. */
export const systems = {
  actor: { name: 'bare actor', suite: 'on the bare actor' },
  jsdom: { name: 'screen in jsdom', suite: 'on the screen' },
  chromium: {
    name: 'portal in Chromium',
    suite: 'in the browser',
  },
} satisfies Record<string, WalkedOn>

export type System = keyof typeof systems

export const allSystems = Object.keys(systems) as System[]
