import { describeShard } from './jsdomPaths'

describeShard(2)
