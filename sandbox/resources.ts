import { userOf } from './account'
import { both } from './bilingual'
import type { Handlers } from './call'
import type { Line, Records } from './records'
import { activePlan } from './tariffs'

function mainAccount({ resources }: Line): Pick<Records['ResourceGroups'], 'MAIN'> {
  const balance = resources.balance?.value
  return typeof balance === 'number' ? { MAIN: [{ name: both('Konto', 'Račun'), balance, unit: '€' }] } : {}
}

export const resources: Handlers<'getResources'> = {
  getResources({ customer, line }) {
    return {
      code: 'GET_RESOURCES_SUCCESS',
      body: {
        tariff_name: activePlan(line)?.tariff.name ?? null,
        resources: { ...line.groups, ...mainAccount(line) },
        user: userOf(customer, line),
      },
    }
  },
}
