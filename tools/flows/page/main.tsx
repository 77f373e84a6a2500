import { createRoot } from 'react-dom/client'
import { Atlas } from './Atlas'
import './styles/atlas.css'
import './styles/drawing.css'
import './styles/list.css'
import './styles/map.css'
import './styles/panel.css'
import './styles/replay.css'
import './styles/search.css'
import './styles/session.css'

createRoot(document.getElementById('atlas') as HTMLElement).render(<Atlas />)
