import type { Impossible, Stage } from './providerScreen'
import { fieldOf } from './see'

/** The number that gets the credit, by card as by voucher. */
export const phoneField = (stage: Stage) => fieldOf(stage, stage.words('topUp.phone'))

/** Fills in the number of the account, or what stands there if it names none; empties the field where a path has no number. */
export async function fillPhone(stage: Stage, phone: unknown): Promise<Impossible> {
  const number = stage.account.phone ?? (await phoneField(stage).inputValue())
  if (phone && !number) return 'it needs the number of the contract: give the account its "phone"'
  await phoneField(stage).fill(phone ? number : '')
  return undefined
}
