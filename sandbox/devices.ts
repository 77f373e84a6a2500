import type { Handlers } from './call'

export const devices: Handlers<'getDevices'> = {
  getDevices: ({ customer }) => ({ code: 'GET_PPI_SUCCESS', body: { contracts: customer.devices } }),
}
