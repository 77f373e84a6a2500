import { Hono } from 'hono'
import { done, refused, say } from './answers'
import {
  type Call,
  contractOf,
  customerOf,
  type ForeignEnvironment,
  fieldOf,
  isPrepaid,
  localeOf,
} from './call'
import { formerPlan, type Plan, planOf, plans } from './catalogue'
import { amountLabel, decimal, euros, indexed, listOrNull, wordOf } from './forms'

export const tariffs = new Hono<ForeignEnvironment>()

tariffs.get('/api/tariffs', (call) => {
  const contract = contractOf(call)
  if (contract?.kind !== 'mobile') return done(call, null, { tariffs: {}, oldTariff: [] })

  const inUse = planOf(contract.tariff)
  const row = (plan: Plan) => planRow(call, plan, plan === inUse)
  const label = contract.contractType?.toUpperCase()
  if (customerOf(call).habits.tariffInUse === 'listed') {
    return done(call, 'TARIFFS', { tariffs: plans.map(row), oldTariff: { ...row(formerPlan), label } })
  }
  return done(call, null, {
    tariffs: indexed(plans.filter((plan) => plan !== inUse).map(row)),
    oldTariff: inUse ? { ...row(inUse), label } : [],
  })
})

tariffs.post('/api/tariffs/activate/:code', (call) => {
  const contract = contractOf(call)
  const plan = planOf(call.req.param('code'))
  if (contract?.kind !== 'mobile' || !plan || fieldOf(call, 'type') !== 'tariff') {
    return refused(call, { status: 400, code: 'PLAN_CHANGE_FAILED_UNKNOWN_PLAN' })
  }
  if (contract.tariff !== null) {
    const message = say(call, 'planConflict')
    return refused(call, { status: 409, code: 'PLAN_CHANGE_FAILED_CONFLICT', message })
  }
  if (isPrepaid(contract) && contract.balance < plan.price) {
    const message = { text: say(call, 'insufficientFunds') }
    return refused(call, { status: 402, code: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND', message })
  }
  if (isPrepaid(contract)) contract.balance -= plan.price
  contract.tariff = plan.code
  return done(call, 'PLAN_BOOKED', { order: String(call.get('state').nextNumber()) })
})

tariffs.post('/api/tariffs/deactivate/:code', (call) => {
  const contract = contractOf(call)
  const plan = planOf(call.req.param('code'))
  if (!contract || !plan || plan !== planOf(contract.tariff)) {
    return refused(call, { status: 200, code: 'PLAN_CHANGE_FAILED_NOT_ACTIVE' })
  }
  contract.tariff = null
  return done(call, 'DEACTIVATE_PLAN_SUCCESS')
})

function planRow(call: Call, plan: Plan, isActive: boolean) {
  const locale = localeOf(call)
  const numbered = typeof plan.code === 'number'
  const items = plan.items.map(({ title, subtitle, itemType }) => ({
    title: title[locale],
    subtitle: subtitle?.[locale] ?? null,
    itemType,
  }))
  return {
    name: plan.name,
    mvno_code: plan.code,
    isActive: wordOf(isActive),
    price: {
      value: numbered ? euros(plan.price) : decimal(plan.price),
      label: plan.label === 'amount' ? amountLabel(plan.price) : '€',
    },
    durationLabel: locale === 'sr' ? '28 dana' : '28 Tage',
    descriptionItems: numbered ? listOrNull(items) : indexed(items),
    valid_from: '2024-01-01',
    valid_to: null,
    sort: String(plan.price),
  }
}
