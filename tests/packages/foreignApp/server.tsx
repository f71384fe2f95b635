import { renderToString } from 'react-dom/server'
import { SafeHtml } from '@spadestik/ui/SafeHtml'
import { App } from './App'

/** Renders the screen as a server would, and what reads the browser besides. */
export function renderPage(): string {
  return renderToString(
    <>
      <App />
      <SafeHtml html="<p>Tekst</p>" />
    </>,
  )
}
