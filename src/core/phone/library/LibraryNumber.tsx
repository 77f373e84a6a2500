import { formatByLibrary } from '../../../domain/formatByLibrary'

export { formatByLibrary }

/** A phone number as the library writes it. */
export default function LibraryNumber({ text, number }: { text: string; number: string }) {
  return formatByLibrary(number) ?? text
}
