import { hydrateRoot } from 'react-dom/client'
import { Login } from '../login/Login'

hydrateRoot(document.getElementById('portal') as HTMLElement, <Login />)
