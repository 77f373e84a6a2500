import { formatPhoneNumber } from '../../domain/formatPhoneNumber'
import { numberForLibrary } from '../../domain/numberForLibrary'
import { Text } from '../../ui/layout'
import { lazyComponent } from '../../ui/lazyComponent'

interface LibraryNumberProps {
  /** As the provider or the customer writes it. */
  text: string
  /** The same as `+` and digits. */
  number: string
}

/** A landline or foreign number: the library loads with the first one. Without it, the text stays. */
export const LibraryNumber = lazyComponent<LibraryNumberProps>(
  () => import('./library/LibraryNumber'),
  ({ text }) => (
    <Text
      // Keeps the place of a number whose form is not known yet, because no number changes its form in sight.
      as="span"
      visibility="hidden"
    >
      {text}
    </Text>
  ),
  ({ text }) => text,
)

/** A phone number: `+43 660 1000001`, `+43 1 5123456`, `+381 64 1234567`, or the text if it is none of these. */
export function PhoneNumber({ text }: { text: string }) {
  const number = numberForLibrary(text)
  return number === null ? formatPhoneNumber(text) : <LibraryNumber text={text} number={number} />
}
