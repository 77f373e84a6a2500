import { describeShard } from './jsdomPaths'

await describeShard(2)
