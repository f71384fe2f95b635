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

// Tests use the default messages, so missing translations are ignored. Other errors are thrown.
function rethrowUnlessMissing(error: Error & { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}

/** Renders a component with the default messages. */
export function renderUi(element: ReactElement) {
  return render(element, { wrapper: Words })
}
