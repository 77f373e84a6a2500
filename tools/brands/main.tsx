import { createRoot } from 'react-dom/client'
import { StyleProvider } from '../../src/ui/StyleProvider'
import { Preview } from './Preview'
import './preview.css'

createRoot(document.getElementById('preview') as HTMLElement).render(
  <StyleProvider>
    <Preview />
  </StyleProvider>,
)
