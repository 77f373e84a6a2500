import { createRoot } from 'react-dom/client'
import { StyleProvider } from '../src/ui/StyleProvider'
import { Showcase } from './Showcase'
import './showcase.css'

createRoot(document.getElementById('showcase') as HTMLElement).render(
  <StyleProvider>
    <Showcase />
  </StyleProvider>,
)
