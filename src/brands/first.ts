import type { Brand, BrandTheme } from './brand'

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

export const firstTheme: BrandTheme = {
  colours: {
    canvas: ['#f4f6f4', '#0c1514'],
    surface: ['#ffffff', '#14211f'],
    sunken: ['#e6edea', '#1e2e2b'],
    ink: ['#12201e', '#e6efec'],
    muted: ['#40504b', '#b0c4be'],
    line: ['#d8e1dd', '#2a3d39'],
    outline: ['#71837d', '#6a827b'],
    header: ['#06393d', '#06292c'],
    headerEnd: ['#0d5453', '#0b4344'],
    headerInk: ['#ffffff', '#f2fbf9'],
    headerMuted: ['#eef8f6', '#c9e2df'],
    accent: ['#9e3207', '#ff9a62'],
    accentHover: ['#842905', '#ffb188'],
    accentInk: ['#ffffff', '#2c1003'],
    accentText: ['#8c2c05', '#ffb48a'],
    accentSubtle: ['#fcece4', '#38231a'],
    badge: ['#ffb188', '#ff9a62'],
    badgeInk: ['#2c1003', '#2c1003'],
    data: ['#0e6b68', '#5fc7bf'],
    danger: ['#98160f', '#ffaaa3'],
    dangerSubtle: ['#fcebea', '#3d1c21'],
    success: ['#0b5a39', '#76d7a8'],
    successSubtle: ['#e3f5ec', '#14342b'],
    warn: ['#6f3c00', '#ffc46b'],
    warnSubtle: ['#fdf0d9', '#35270f'],
    warnFill: ['#c76a00', '#f0a53a'],
  },
  radii: { control: '0.375rem', card: '0.5rem', hero: '0.75rem', pill: '999px', chart: '5px' },
  cardShadow: 'none',
  bar: 'header',
  headerButton: 'inverted',
  type: {
    headings: '"Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif',
    sizes: { xl: '1.4375rem', '2xl': '2rem', '3xl': '2.25rem' },
  },
  density: 0.9,
}
