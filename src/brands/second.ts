import type { Brand, BrandTheme } from './brand'

export const second: Brand = {
  id: 'second',
  name: 'Zweiklang',
  title: 'Zweiklang Kundenportal',
  storagePrefix: 'zweiklang',
  showsLanguageSwitch: false,
  links: {
    imprint: 'https://zweiklang.example/imprint',
    privacy: 'https://zweiklang.example/privacy',
    accessibilityContact: 'mailto:accessibility@zweiklang.example',
    accessibilityEnforcement: 'https://authority.example/accessibility',
  },
  // Two rings that overlap, as two notes sounding together.
  logo: {
    path: 'M12 7a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM20 7a9 9 0 0 0-3.4.67 10.9 10.9 0 0 1 2.2 3.48A5 5 0 1 1 18.8 20.85a10.9 10.9 0 0 1-2.2 3.48A9 9 0 1 0 20 7z',
  },
}

export const secondTheme: BrandTheme = {
  colours: {
    canvas: ['#f3f5fb', '#0b1020'],
    surface: ['#ffffff', '#151c31'],
    sunken: ['#e8ecf6', '#232d4a'],
    ink: ['#111a30', '#e9edf8'],
    muted: ['#424d68', '#b4bed6'],
    line: ['#dbe1ee', '#2b3654'],
    outline: ['#747f99', '#717da0'],
    header: ['#10297a', '#0e1a45'],
    headerEnd: ['#173ca3', '#1a3585'],
    headerInk: ['#ffffff', '#f4f7ff'],
    headerMuted: ['#f2f6ff', '#e3eafc'],
    accent: ['#1846c6', '#8aa8ff'],
    accentHover: ['#12379f', '#a3baff'],
    accentInk: ['#ffffff', '#0a1433'],
    accentText: ['#173fb3', '#a3baff'],
    accentSubtle: ['#e5ecfe', '#1c284d'],
    badge: ['#1846c6', '#8aa8ff'],
    badgeInk: ['#ffffff', '#0a1433'],
    data: ['#1846c6', '#8aa8ff'],
    danger: ['#98160f', '#ffaaa3'],
    dangerSubtle: ['#fcebea', '#3d1c21'],
    success: ['#0b5a39', '#76d7a8'],
    successSubtle: ['#e3f5ec', '#14342b'],
    warn: ['#6f3c00', '#ffc46b'],
    warnSubtle: ['#fdf0d9', '#35270f'],
    warnFill: ['#c76a00', '#f0a53a'],
  },
  radii: { control: '0.75rem', card: '1rem', hero: '1.5rem', pill: '999px', chart: '5px' },
  cardShadow: '0 1px 2px rgb(15 23 42 / 5%), 0 2px 8px rgb(15 23 42 / 4%)',
  bar: 'surface',
  headerButton: 'inverted',
  type: { headings: 'inherit', sizes: { xl: '1.375rem', '2xl': '1.75rem', '3xl': '2.25rem' } },
  density: 1,
}
