import { type Handlers, notFound, Refusal } from './call'
import { bundleAccounts, planAccount } from './customers/allowances'
import { daysLater } from './dates'
import type { Line, Plan } from './records'
import { texts } from './texts'

export const activePlan = ({ plans, active }: Line): Plan | undefined =>
  plans.find(({ kind, tariff }) => kind === 'plan' && active.has(tariff.mvno_code))

/** The price lowers a credit, and raises current costs, which are paid later. */
function charge({ contract, resources }: Line, price: number): void {
  const balanceBefore = resources.balance?.value ?? 0
  const balanceAfter = contract.contractType === 'Prepaid' ? balanceBefore - price : balanceBefore + price
  resources.balance = { value: Math.round(balanceAfter * 100) / 100 }
}

const shown = ({ tariff }: Plan, { active }: Line) => ({ ...tariff, isActive: active.has(tariff.mvno_code) })

function grant({ contract, groups }: Line, plan: Plan, now: Date): void {
  const expires = daysLater(now, 28)
  const granted = bundleAccounts(plan, expires)
  if (plan.kind === 'package') {
    groups.BUNDLE_ACCOUNT = [...(groups.BUNDLE_ACCOUNT ?? []), ...granted]
    return
  }
  contract.name = plan.tariff.name
  groups.TARIFF_PLAN = [planAccount(plan, expires)]
  groups.BUNDLE_ACCOUNT = granted
}

export const tariffs = {
  getTariffs({ line }) {
    const current = activePlan(line)
    return {
      code: 'GET_TARIFFS_SUCCESS',
      body: {
        oldTariff: current ? { ...shown(current, line), label: current.label } : null,
        tariffs: line.plans.filter((plan) => plan !== current).map((plan) => shown(plan, line)),
      },
    }
  },

  activateTariff({ path, form, line, provider }) {
    const plan = line.plans.find(({ tariff }) => tariff.mvno_code === path.mvno_code)
    if (!plan || form.plan_id !== path.mvno_code) throw notFound()
    const price = plan.tariff.price.value
    if (line.contract.contractType === 'Prepaid' && price > (line.resources.balance?.value ?? 0))
      throw new Refusal('ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND', texts.fundsMissing)
    if (line.active.has(path.mvno_code) || (plan.kind === 'plan' && activePlan(line)))
      throw new Refusal('ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE', texts.anotherActive)
    charge(line, price)
    line.active.add(path.mvno_code)
    grant(line, plan, provider.clock.now())
    return { code: 'ACTIVATE_PLAN_SUCCESS', message: texts.activated }
  },

  deactivateTariff({ path, line }) {
    const plan = line.plans.find(({ tariff }) => tariff.mvno_code === path.mvno_code)
    if (!plan || !line.active.delete(path.mvno_code))
      throw new Refusal('DEACTIVATE_PLAN_FAILED_NOT_ACTIVE', texts.notActive)
    if (plan.kind === 'plan') {
      line.contract.name = null
      line.groups.TARIFF_PLAN = []
      line.groups.BUNDLE_ACCOUNT = []
    }
    return { code: 'DEACTIVATE_PLAN_SUCCESS', message: texts.deactivated }
  },
} satisfies Handlers
