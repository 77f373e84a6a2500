/** Where paths are walked, by the words in the title of the suite that walks them there. */
export const systems = {
  actor: { name: 'bare actor', suite: 'on the bare actor' },
  jsdom: { name: 'screen in jsdom', suite: 'on the screen' },
  chromium: { name: 'portal in Chromium', suite: 'in the browser' },
} as const

export type System = keyof typeof systems

export const allSystems = Object.keys(systems) as System[]
