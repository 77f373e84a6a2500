import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './pdfDownload.alphabet'

describePaths('pdfDownload', alphabet)
