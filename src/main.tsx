// React, XState, Chakra and Emotion come with these: the browser evaluates them while the portal's own code still loads,
// which the script of the document preloads.
import 'react-dom/client'
import '../machines/session.machine'
import './ui/Button'
import './ui/StyleProvider'

void import('./portal')
