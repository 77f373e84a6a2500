import { screen, within } from '@testing-library/react'
import { startPortal, type Visit, type VisitedPortal } from '../testPortal'

/** Opens a tab of the settings, as the customer of 436601000001. */
export async function visitTab(tab: string, name: string, visit: Visit = {}) {
  const portal: VisitedPortal = await startPortal({
    account: 'everyday',
    path: `/administration?tab=${tab}`,
    ...visit,
  })
  const panel = within(await screen.findByRole('tabpanel', { name }))
  return { ...portal, panel }
}
