import { createRoot } from 'react-dom/client'
import type { Gallery } from '../manifest'
import { GalleryPage } from './GalleryPage'

const data = document.getElementById('data')
const root = document.getElementById('gallery')
if (!data || !root) throw new Error('the document of the gallery is another one')
const gallery: Gallery = JSON.parse(data.textContent)
createRoot(root).render(<GalleryPage gallery={gallery} />)
