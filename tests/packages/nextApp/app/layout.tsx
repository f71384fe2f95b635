import '@spadestik/ui/styles.css'
import type { ReactNode } from 'react'

// oxlint-disable-next-line import/no-default-export -- Next requires a default export
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="da" data-theme="dark">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  )
}
