import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './billPayment.alphabet'

describePaths('billPayment', alphabet)
