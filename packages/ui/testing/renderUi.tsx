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

// Tests read the source texts, so that a missing translation is no fault here; anything else is.
function rethrowUnlessMissing(error: Error & { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}

/** Renders a component with the source texts around it. */
export function renderUi(element: ReactElement) {
  return render(element, { wrapper: Words })
}
