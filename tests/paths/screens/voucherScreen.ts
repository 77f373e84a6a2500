import { screen } from '@testing-library/dom'
import type { Voucher, VoucherFaults, VoucherRedeemed } from '../../../machines/voucher.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { isBusy, lookAtField } from './loginScreen'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const alerts: Record<string, string> = {
  'asking.unanswered':
    'Wir haben keine Antwort erhalten. Vielleicht ist der Gutschein schon eingelöst: Bitte sehen Sie das Guthaben der Nummer an, bevor Sie es erneut versuchen.',
}
const toastOf: Record<string, string> = {
  'change.succeeded': 'Aktivierung erfolgreich',
  'call.failed': 'Es ist ein Fehler aufgetreten.',
}

function voucherWalk(portal: PathPortal): ScreenWalk {
  let typed = { phone: '436601000001', code: '' }

  /** Writes and presses the button; while it is locked, a customer can only press it again. */
  async function submit({ phone, code }: PathEvent) {
    if (!isBusy()) {
      typed = { phone: String(phone), code: String(code) }
      await paste(portal, 'Telefonnummer', typed.phone)
      await paste(portal, 'Gutscheincode', typed.code)
      await portal.user.click(screen.getByRole('button', { name: 'Aufladen' }))
    }
    await portal.user.type(screen.getByLabelText('Gutscheincode'), '{Enter}')
  }

  async function edit() {
    typed = { ...typed, code: `${typed.code}1` }
    await portal.user.type(screen.getByLabelText('Gutscheincode'), '1')
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'voucher.submit': submit,
    'voucher.edit': edit,
    async 'xstate.done.actor.redeemVoucher'({ output }) {
      const { outcome } = output as VoucherRedeemed
      if (outcome === 'redeemed') typed = { ...typed, code: '' }
      const code = outcome === 'redeemed' ? 'VOUCHER_TOPUP_SUCCESS' : 'VOUCHER_TOPUP_FAILED_INVALID_VOUCHER'
      await portal.answers.replace('topUpWithVoucher', { code, message: 'Der Gutscheincode ist ungültig.' })
    },
    'xstate.error.actor.redeemVoucher': () => portal.answers.fail('topUpWithVoucher'),
  }

  return {
    arrive: async () => void (await screen.findByLabelText('Gutscheincode')),
    happens,
    look: async () => ({
      phone: lookAtField('Telefonnummer'),
      code: lookAtField('Gutscheincode'),
      alert: document.querySelector('form [role=alert]')?.textContent ?? null,
      busy: isBusy(),
      toasts: toasts(),
      asked: (await portal.asked('topUpWithVoucher')).map(({ form }) => form),
      accountLoads: (await portal.asked('getMeByPhone')).length,
    }),
    expects({ value, tags, context, calls, emitted }: Moment) {
      const { phone, code } = context.faults as VoucherFaults
      const message = (fault: unknown) => (fault ? 'Alle Felder müssen ausgefüllt werden.' : '')
      return {
        phone: { value: typed.phone, message: message(phone) },
        code: { value: typed.code, message: message(code) },
        alert: alerts[stateName(value)] ?? null,
        busy: tags.includes('busy'),
        toasts: emitted.flatMap(({ type }) => toastOf[type] ?? []),
        asked: calls.map(({ input }) => {
          const { phone, code } = input as Voucher
          return { phone, voucher: code }
        }),
        accountLoads: emitted.filter(({ type }) => type === 'account.changed').length,
      }
    },
  }
}

export const voucherScreen: ScreenPaths = {
  visit: () => ({ path: '/recharge-credit?tab=voucher', account: 'everyday', hold: ['topUpWithVoucher'] }),
  walk: voucherWalk,
}
