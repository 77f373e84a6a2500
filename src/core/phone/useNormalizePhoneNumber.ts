import { normalizePhoneNumber } from '../../domain/phoneNumber'
import { useServices } from '../services'

/** Returns what brings a phone number into the form that the portal sends and compares. */
export function useNormalizePhoneNumber(): (text: string) => string {
  const countries = useServices().config.readSetting('countries')
  return (text) => normalizePhoneNumber(text, countries)
}
