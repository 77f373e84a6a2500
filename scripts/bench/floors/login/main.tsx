import { createRoot } from 'react-dom/client'
import { Login } from './Login'

createRoot(document.getElementById('portal') as HTMLElement).render(<Login />)
