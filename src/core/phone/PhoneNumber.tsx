import { chakra } from '@chakra-ui/react/styled-system'
import { formatPhoneNumber } from '../../domain/formatPhoneNumber'
import { numberForLibrary } from '../../domain/numberForLibrary'
import { lazyComponent } from '../../ui/lazyComponent'

interface LibraryNumberProps {
  /** As the provider or the customer writes it. */
  text: string
  /** The same as `+` and digits. */
  number: string
}

// Keeps the place of a number whose form is not known yet, because no number changes its form in sight.
const Placeholder = chakra('span', { base: { visibility: 'hidden' } })

/** A landline or foreign number: the library loads with the first one. Without it, the text stays. */
export const LibraryNumber = lazyComponent<LibraryNumberProps>(
  () => import('./LibraryNumber'),
  ({ text }) => <Placeholder>{text}</Placeholder>,
  ({ text }) => text,
)

/** A phone number: `+43 660 1000001`, `+43 1 5123456`, `+381 64 1234567`, or the text if it is none of these. */
export function PhoneNumber({ text }: { text: string }) {
  const number = numberForLibrary(text)
  return number === null ? formatPhoneNumber(text) : <LibraryNumber text={text} number={number} />
}
