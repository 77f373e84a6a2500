import { alphabet } from './billPayment.alphabet'
import { describePaths } from './kit/describePaths'

describePaths('billPayment', alphabet)
