import type { ReactElement, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { render } from 'vitest-browser-react'

function Words({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={{}} onError={rethrowUnlessMissing}>
      {children}
    </IntlProvider>
  )
}

// Tests use the default messages, so missing translations do not matter.
function rethrowUnlessMissing(error: Error & { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}

export function renderUi(element: ReactElement) {
  return render(element, { wrapper: Words })
}
