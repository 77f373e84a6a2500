import { useContext, useState } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { useServices } from '../flows/services'
import { formatTime, formatWireDate } from '../lib/dates'
import { AskAboutThis } from '../screens/shared/AskAboutThis'
import { FailedCallContext } from '../ui/CallReference'

/** Asks customer service about the call that failed last, by its time and id. Without a network, there is no answer. */
export default function AskAboutCall() {
  const { question } = useI18nContext().LL
  const { api } = useServices()
  const [callId] = useState(useContext(FailedCallContext))
  const [time] = useState(() => new Date(api.now()))
  if (!navigator.onLine) return null
  const moment = `${formatWireDate(time)} ${formatTime(time)}`
  return <AskAboutThis reference={question.aboutError({ error: callId ? `${moment}, ${callId}` : moment })} />
}
