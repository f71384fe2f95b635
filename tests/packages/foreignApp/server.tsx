import { renderToString } from 'react-dom/server'
import { SafeHtml } from '@spadestik/ui/SafeHtml'
import { App } from './App'

/** Renders the screen on a server, including components that otherwise need a browser. */
export function renderPage(): string {
  return renderToString(
    <>
      <App />
      <SafeHtml html="<p>Tekst</p>" />
    </>,
  )
}
