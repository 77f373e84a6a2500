import { createRoot } from 'react-dom/client'
import { FlowsPage } from './FlowsPage'
import './page.css'

createRoot(document.getElementById('flows') as HTMLElement).render(<FlowsPage />)
