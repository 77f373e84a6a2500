import type { Rule } from '../../../tools/paths/rules'
import { flow } from './flow.rules'
import { money } from './money.rules'
import { privacy } from './privacy.rules'
import { session } from './session.rules'

/** Every rule, by the name in the address of the flows page. */
export const rules: Readonly<Record<string, Rule>> = { ...money, ...session, ...privacy, ...flow }
