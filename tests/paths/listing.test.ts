import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './listing.alphabet'

describePaths('listing', alphabet)
