import type { EventObject } from 'xstate'

const texts: Record<string, string> = {
  'call.failed': 'Es ist ein Fehler aufgetreten.',
  'change.succeeded': 'Aktivierung erfolgreich',
  'link.refused': 'Der Link ist ungültig oder abgelaufen.',
  'outcome.unknown':
    'Wir haben keine Antwort erhalten. Bitte sehen Sie nach, ob Ihre Anfrage angekommen ist, bevor Sie es erneut versuchen.',
  'payment.succeeded': 'Aktivierung erfolgreich',
  'payment.failed': 'Es ist ein Fehler aufgetreten.',
}

/** The toasts by which the portal tells what a flow announced. */
export const toastsOf = (emitted: readonly EventObject[]): string[] =>
  emitted.flatMap(({ type }) => texts[type] ?? [])
