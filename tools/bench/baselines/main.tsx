import { createRoot, hydrateRoot } from 'react-dom/client'
import { LeanLogin } from './LeanLogin'

const root = document.getElementById('portal') as HTMLElement
if (root.firstElementChild) hydrateRoot(root, <LeanLogin />)
else createRoot(root).render(<LeanLogin />)
