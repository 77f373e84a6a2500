import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './query.alphabet'

describePaths('query', alphabet)
