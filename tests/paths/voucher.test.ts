import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './voucher.alphabet'

describePaths('voucher', alphabet)
