import { limits } from '@spadestik/domain/limits'
import { formatDate } from '@spadestik/domain/dates'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { visuallyHidden } from '@spadestik/ui/visuallyHidden'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePersonalDataExport } from '../../api/account/personalData'
import { useSubmission } from '../../forms/useSubmission'
import { useTimedNotice } from '../../forms/useTimedNotice'
import { lazyPart } from '../../loading/lazyPart'
import { Resource } from '../../resources/Resource'
import { soft } from '../../styles/text.css'
import { messages } from './PersonalDataBox.messages'
import { messages as settings } from './Settings.messages'
import * as css from '../parts/boxes.css'

const ErasureQuestion = lazyPart(async () => (await import('./ErasureQuestion')).ErasureQuestion)

/** Lets the user download everything that is stored about them, and ask for its erasure (W06). */
export function PersonalDataBox() {
  const { formatMessage } = useIntl()
  const copy = usePersonalDataExport()
  const { isPending, problem, submit } = useSubmission()
  const [isAsking, setAsking] = useState(false)
  const { notice, show } = useTimedNotice<'asked'>()

  function confirm(): void {
    setAsking(false)
    show('asked', limits.settingsConfirmationMs)
  }

  return (
    <Card title={formatMessage(messages.title)}>
      <div className={css.stack}>
        <p className={soft}>{formatMessage(messages.text)}</p>
        <Resource resource={copy} placeholder={<Skeleton width="100%" lineHeight={44} />}>
          {({ requested, ready, link }) => (
            <>
              <output className={requested === null ? visuallyHidden : css.stack}>
                {requested !== null && ready === null && <p>{formatMessage(messages.waiting)}</p>}
                {ready !== null && <p>{formatMessage(messages.ready, { day: formatDate(ready) })}</p>}
              </output>
              {link !== null && (
                <div>
                  <Link href={link} download>
                    {formatMessage(messages.download)}
                  </Link>
                </div>
              )}
              {problem !== null && <Alert tone="error">{formatMessage(settings.askFailed)}</Alert>}
              {notice === 'asked' && <Alert tone="success">{formatMessage(settings.asked)}</Alert>}
              <div className={css.actions}>
                <Button
                  // A disabled button would lose the focus.
                  isPending={isPending || (requested !== null && ready === null)}
                  onPress={() => void submit(copy.request)}
                >
                  {formatMessage(ready === null ? messages.get : messages.getAgain)}
                </Button>
                <Button variant="quiet" onPress={() => setAsking(true)}>
                  {formatMessage(messages.erase)}
                </Button>
              </div>
            </>
          )}
        </Resource>
      </div>
      <Suspense>
        {isAsking && <ErasureQuestion onClose={() => setAsking(false)} onAsked={confirm} />}
      </Suspense>
    </Card>
  )
}
