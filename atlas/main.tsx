import { createRoot } from 'react-dom/client'
import { Atlas } from './Atlas'
import './atlas.css'

createRoot(document.getElementById('atlas') as HTMLElement).render(<Atlas />)
