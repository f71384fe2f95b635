import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Sample } from './sample'

export function showSample(): void {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('The page has no root element for the sample. Check its HTML file.')
  const sample = (
    <StrictMode>
      <Sample />
    </StrictMode>
  )
  if (root.firstElementChild === null) {
    createRoot(root).render(sample)
    return
  }
  hydrateRoot(root, sample, {
    onRecoverableError: (error) => console.error(`Hydration failed: ${String(error)}`),
  })
}
