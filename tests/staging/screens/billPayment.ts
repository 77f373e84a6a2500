import type { Page } from '@playwright/test'
import type { PayableBill } from '../../../machines/billPayment.machine'
import type { PathEvent } from '../../paths/kit/alphabet'
import type { Impossible, ProviderScreen, Stage } from './providerScreen'
import { isThere, pressButton, pressIfThere, pressInDialog, saysIn } from './see'

/** The golden paths have two bills, of these references; here they are the first two that can be paid. */
const references = ['R-1002-2026-11', 'R-1002-2026-10']
const needsBills = ['needs a bill that can be paid online', 'needs two bills that can be paid online']

const dialog = ({ page }: Stage) => page.getByRole('dialog')
const payButtons = ({ page, words }: Stage) =>
  page.locator('main').getByRole('button', { name: words('bill.payOnline'), exact: true })

/** The bill that was chosen last, and the reference of each as its dialog named it first. */
const remembered = new WeakMap<Page, { chosen: number | null; named: Map<number, string> }>()

function memoryOf({ page }: Stage) {
  const memory = remembered.get(page) ?? { chosen: null, named: new Map<number, string>() }
  remembered.set(page, memory)
  return memory
}

async function pay(stage: Stage, { bill }: PathEvent): Promise<Impossible> {
  const wanted = references.indexOf((bill as PayableBill).reference)
  const offered = await payButtons(stage).count()
  if (offered <= wanted) return needsBills[wanted]
  memoryOf(stage).chosen = wanted
  return pressIfThere(payButtons(stage).nth(wanted))
}

/** Which of the bills it is about: the one that the dialog names, or that was chosen last. */
async function billNow(stage: Stage): Promise<number | null> {
  const { chosen, named } = memoryOf(stage)
  const reference = dialog(stage).locator('p:has(strong) > span')
  if (chosen === null || !(await isThere(reference))) return chosen
  const text = (await reference.first().textContent()) ?? ''
  const known = [...named].find(([, one]) => one === text)?.[0]
  if (known === undefined && !named.has(chosen)) named.set(chosen, text)
  return known ?? chosen
}

export const billPayment: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'billed',
      async arrive({ page, words, open }) {
        await open('/bills')
        const none = page.getByText(words('bill.empty'), { exact: true })
        await page.getByText(words('bill.reference')).or(none).first().waitFor()
        return undefined
      },
    },
  ],
  happens: {
    'bill.pay': pay,
    'payment.pause': pressInDialog('page.close'),
    'payment.resume': (stage) => pressButton(stage, stage.words('bill.resume')),
    'payment.renew': pressInDialog('payment.renew'),
    'notice.close': (stage) => pressButton(stage, stage.words('page.close')),
  },
  cannot: {
    'payment.restore': 'a payment comes back with a page that is loaded anew, with which a walk ends',
    'checkout.expire': 'the payment provider would have to forget the payment',
    'after(checkoutLifetime)': 'a payment lives for 30 minutes, and no walk waits so long',
  },
  async look(stage) {
    const { words } = stage
    return {
      bill: await billNow(stage),
      dialog: await isThere(dialog(stage)),
      // The form of the payment provider stands, whatever is in it.
      form: await isThere(dialog(stage).locator('iframe')),
      expired: await saysIn(stage, words('payment.expired')),
      waits: await saysIn(stage, words('bill.resume')),
      paidBefore: await saysIn(stage, words('bill.paidBefore')),
      unanswered: await saysIn(stage, words('bill.unanswered')),
      busy: await isThere(payButtons(stage).and(stage.page.locator('[aria-busy=true]'))),
    }
  },
  expects: (state) => ({
    dialog: state === 'prepared.paying' || state === 'expired',
    form: state === 'prepared.paying',
    expired: state === 'expired',
    waits: state === 'prepared.paused',
    paidBefore: state === 'choosing.paidBefore',
    unanswered: state === 'choosing.unanswered',
    busy: state === 'preparing',
  }),
  keeps: ({ context: { bill } }) => ({
    bill: bill ? references.indexOf((bill as PayableBill).reference) : null,
  }),
}
