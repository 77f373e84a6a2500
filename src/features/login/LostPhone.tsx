import { useI18nContext } from '../../../i18n/i18n-react'
import { Hotline } from '../../core/support/Hotline'
import { Disclosure } from '../../ui/Disclosure'
import { Text } from '../../ui/layout'
import { loginHelpTexts } from './loginHelpTexts'

/** What a customer can do who gets no SMS, because she has lost her phone. */
export default function LostPhone() {
  const text = loginHelpTexts(useI18nContext().locale)
  return (
    <Disclosure label={text.lostPhone}>
      <p>{text.call}</p>
      <Hotline />
      <Text marginTop="2">{text.online}</Text>
    </Disclosure>
  )
}
