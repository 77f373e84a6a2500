import { describePaths } from './kit/describePaths'
import { alphabet } from './listing.alphabet'

describePaths('listing', alphabet)
