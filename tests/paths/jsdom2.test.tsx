import { describeShare } from './jsdomPaths'

describeShare(2)
