import '@spadestik/ui/styles.css'
import { createClient } from '@spadestik/api-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

createClient({
  baseUrl: '/api',
  getToken: () => null,
  getLocale: () => ({ languageId: 2, domainId: 9 }),
})

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no root element for the app. Check index.html.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
