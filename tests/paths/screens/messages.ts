import type { EventObject } from 'xstate'

const texts: Record<string, string> = {
  'call.failed': 'Es ist ein Fehler aufgetreten.',
  'change.succeeded': 'Aktivierung erfolgreich',
  'link.refused': 'Der Link ist ungültig oder abgelaufen.',
  'payment.succeeded': 'Aktivierung erfolgreich',
  'payment.failed': 'Es ist ein Fehler aufgetreten.',
  'payment.unconfirmed': 'Zahlung noch nicht bestätigt',
}

const unknownOutcomes: Record<string, string> = {
  request:
    'Wir haben keine Antwort erhalten. Bitte sehen Sie nach, ob Ihre Anfrage angekommen ist, bevor Sie es erneut versuchen.',
  setting:
    'Wir haben keine Antwort erhalten. Bitte sehen Sie in den Einstellungen nach, was jetzt gilt, bevor Sie es erneut versuchen.',
}

function textsOf(event: EventObject & { change?: string }): string | undefined {
  return event.type === 'outcome.unknown' ? unknownOutcomes[event.change ?? 'request'] : texts[event.type]
}

/** The toasts by which the portal tells what a flow announced. */
export const toastsOf = (emitted: readonly EventObject[]): string[] =>
  emitted.flatMap((event) => textsOf(event) ?? [])
