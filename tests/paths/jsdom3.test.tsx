import { describeShard } from './jsdomPaths'

describeShard(3)
