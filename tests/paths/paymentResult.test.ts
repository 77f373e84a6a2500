import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './paymentResult.alphabet'

describePaths('paymentResult', alphabet)
