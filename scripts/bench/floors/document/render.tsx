import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { Login } from '../login/Login'

/** The leanest login as HTML, with its styles where Emotion leaves them. */
export const render = (): string =>
  renderToString(
    <Router ssrPath="/">
      <Login />
    </Router>,
  )
