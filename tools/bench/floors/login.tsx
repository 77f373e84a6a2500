import { createRoot } from 'react-dom/client'
import { LeanLogin } from './LeanLogin'

createRoot(document.getElementById('portal') as HTMLElement).render(<LeanLogin />)
