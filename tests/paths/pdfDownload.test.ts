import { describePaths } from './kit/describePaths'
import { alphabet } from './pdfDownload.alphabet'

describePaths('pdfDownload', alphabet)
