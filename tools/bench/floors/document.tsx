import { hydrateRoot } from 'react-dom/client'
import { LeanLogin } from './LeanLogin'

hydrateRoot(document.getElementById('portal') as HTMLElement, <LeanLogin />)
