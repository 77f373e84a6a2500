import type { Brand, Look } from './brand'

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

export const secondLook: Look = {
  colours: {
    canvas: ['#f3f5fb', '#0b1020'],
    surface: ['#ffffff', '#151c31'],
    sunken: ['#e8ecf6', '#202944'],
    ink: ['#111a30', '#e9edf8'],
    muted: ['#535f7c', '#a4afc9'],
    line: ['#dbe1ee', '#2b3654'],
    outline: ['#747f99', '#717da0'],
    header: ['#10297a', '#101c4d'],
    headerEnd: ['#1f50cf', '#1c3a94'],
    headerInk: ['#ffffff', '#f4f7ff'],
    headerMuted: ['#d3defb', '#b9c8f0'],
    accent: ['#1d4ed8', '#7c9dff'],
    accentHover: ['#173fb3', '#99b3ff'],
    accentInk: ['#ffffff', '#0a1433'],
    accentText: ['#1b48c7', '#93afff'],
    accentSubtle: ['#e5ecfe', '#212e57'],
    danger: ['#b3221b', '#ff9f97'],
    dangerSubtle: ['#fcebea', '#3d1c21'],
    success: ['#14704a', '#76d7a8'],
    successSubtle: ['#e3f5ec', '#14342b'],
  },
  radii: { control: '0.75rem', card: '1rem' },
}
