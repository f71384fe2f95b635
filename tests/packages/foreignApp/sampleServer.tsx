import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Sample } from './sample'

export function renderSample(): string {
  return renderToString(
    <StrictMode>
      <Sample />
    </StrictMode>,
  )
}
