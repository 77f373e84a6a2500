import type { Brand, Look } from './brand'

export const first: Brand = {
  id: 'first',
  name: 'Einklang',
  title: 'Einklang Kundenportal',
  storagePrefix: 'einklang',
  showsLanguageSwitch: true,
  links: {
    imprint: 'https://einklang.example/imprint',
    privacy: 'https://einklang.example/privacy',
    accessibilityContact: 'mailto:accessibility@einklang.example',
    accessibilityEnforcement: 'https://authority.example/accessibility',
  },
  // Three bars of rising height, as an equaliser.
  logo: {
    path: 'M3 18a3 3 0 0 1 6 0v8a3 3 0 0 1-6 0zM13 6a3 3 0 0 1 6 0v20a3 3 0 0 1-6 0zM23 12a3 3 0 0 1 6 0v14a3 3 0 0 1-6 0z',
  },
}

export const firstLook: Look = {
  colours: {
    canvas: ['#f4f6f4', '#0c1514'],
    surface: ['#ffffff', '#14211f'],
    sunken: ['#e9efec', '#1e2e2b'],
    ink: ['#12201e', '#e6efec'],
    muted: ['#50625d', '#9db3ac'],
    line: ['#d8e1dd', '#2a3d39'],
    outline: ['#71837d', '#6a827b'],
    header: ['#06393d', '#06292c'],
    headerEnd: ['#0e5c5b', '#0b4344'],
    headerInk: ['#ffffff', '#f2fbf9'],
    headerMuted: ['#c3dedb', '#a9cbc7'],
    accent: ['#bf3f0b', '#ff9a62'],
    accentHover: ['#a13409', '#ffb188'],
    accentInk: ['#ffffff', '#2c1003'],
    accentText: ['#ab3809', '#ffa876'],
    accentSubtle: ['#fcece4', '#38231a'],
    danger: ['#a8121f', '#ff9c9c'],
    dangerSubtle: ['#fbe9ea', '#3b1b1e'],
    success: ['#0f6b45', '#74d6a6'],
    successSubtle: ['#e2f4eb', '#123226'],
  },
  radii: { control: '0.375rem', card: '0.5rem' },
}
