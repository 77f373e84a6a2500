import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('portal') as HTMLElement).render(<h1>Anmelden</h1>)
