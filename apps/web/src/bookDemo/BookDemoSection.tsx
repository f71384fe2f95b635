import { Card } from '@spadestik/ui/Card'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../loading/lazyPart'
import { whenIdle } from '../loading/whenIdle'
import { soft } from '../styles/text.css'
import { messages } from './BookDemo.messages'
import * as css from './BookDemo.css'

/** Loads the code of the form after the page, because users rarely need the form immediately. */
const BookDemoForm = lazyPart(async () => {
  await whenIdle()
  return (await import('./BookDemoForm')).BookDemoForm
})

/** The section with the form for booking a demo. The hash `#book-demo` leads to this section. */
export function BookDemoSection() {
  const { formatMessage } = useIntl()
  return (
    <div id="book-demo">
      <Card title={formatMessage(messages.title)}>
        <div className={css.place}>
          <p className={soft}>{formatMessage(messages.text)}</p>
          <Suspense>
            <BookDemoForm />
          </Suspense>
        </div>
      </Card>
    </div>
  )
}
