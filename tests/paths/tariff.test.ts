import { describePaths } from './kit/describePaths'
import { alphabet } from './tariff.alphabet'

describePaths('tariff', alphabet)
