import { renderToString } from 'react-dom/server'
import { SafeHtml } from '@spadestik/ui/SafeHtml'
import { App } from './App'

export function renderPage(): string {
  return renderToString(
    <>
      <App />
      <SafeHtml html="<p>Tekst</p>" />
    </>,
  )
}
