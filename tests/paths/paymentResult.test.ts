import { describePaths } from './kit/describePaths'
import { alphabet } from './paymentResult.alphabet'

describePaths('paymentResult', alphabet)
