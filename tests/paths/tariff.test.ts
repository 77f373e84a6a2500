import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './tariff.alphabet'

describePaths('tariff', alphabet)
