// The browser evaluates these while the portal's own code still loads; the script of the document preloads it.
import 'react-dom/client'
import '../machines/session.machine'
import './ui/Button'
import './ui/StyleProvider'

void import('./portal')
