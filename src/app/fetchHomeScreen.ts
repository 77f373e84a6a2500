/** Names the brand for the home screen of the device, after what the customer came for. Without it the portal is put there by its title. */
export const fetchHomeScreen = (): Promise<void> =>
  import('./homeScreen').then(({ nameForHomeScreen }) => nameForHomeScreen(document, window)).catch(() => {})
