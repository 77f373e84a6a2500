/** Names the brand for the device's home screen, after the page itself. Without it, the title names the portal. */
export const fetchHomeScreen = (): Promise<void> =>
  import('./homeScreen').then(({ nameForHomeScreen }) => nameForHomeScreen(document, window)).catch(() => {})
