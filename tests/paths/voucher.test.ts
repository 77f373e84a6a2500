import { describePaths } from './kit/describePaths'
import { alphabet } from './voucher.alphabet'

describePaths('voucher', alphabet)
