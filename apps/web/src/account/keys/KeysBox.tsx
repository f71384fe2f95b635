import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApiKeys } from '../../api/account/apiKeys'
import { usePaywall } from '../../item/ItemActionsContext'
import { apiAddress } from '../../loading/apiAddress'
import { lazyPart } from '../../loading/lazyPart'
import { useAppLocale } from '../../locale/LocaleContext'
import { todayIn } from '../../locale/today'
import { focusOrigin, keepFocus } from '../../routing/keepFocus'
import { Resource } from '../../resources/Resource'
import { useCaller } from '../../session/SessionContext'
import { small, soft } from '../../styles/text.css'
import * as css from '../parts/boxes.css'
import { messages } from './Keys.messages'
import { useScopeNames } from './useScopeNames'

type Key = Schemas['ApiKey']

const MakeKeyDialog = lazyPart(async () => (await import('./MakeKeyDialog')).MakeKeyDialog)
const EndKeyQuestion = lazyPart(async () => (await import('./EndKeyQuestion')).EndKeyQuestion)

/** Lists the keys with which programs act as the user, and makes and ends them (O11). */
export function KeysBox() {
  const { formatMessage } = useIntl()
  const { openPaywallFor } = usePaywall()
  const caller = useCaller()
  const keys = useApiKeys()
  const names = useScopeNames()
  const today = todayIn(useAppLocale().domain.timeZone)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<Key | null>(null)
  const origin = useRef<Element | null>(null)

  function keepFocusAfterEnd(): void {
    setEnding(null)
    // The button that opened the question is gone with the key.
    keepFocus(origin.current)
  }
  const lifeOf = ({ lastDay }: Key) =>
    formatMessage(lastDay < today ? messages.over : messages.works, { day: formatDate(lastDay) })
  const useOf = ({ lastUsed }: Key) =>
    lastUsed === null
      ? formatMessage(messages.unused)
      : formatMessage(messages.used, { day: formatDate(lastUsed) })

  return (
    <Card title={formatMessage(messages.title)}>
      <div className={css.stack}>
        <p className={soft}>{formatMessage(messages.text)}</p>
        <Resource resource={keys} placeholder={<Skeleton width="100%" lineHeight={44} />}>
          {(known) =>
            known.length === 0 ? (
              <p className={small}>{formatMessage(messages.none)}</p>
            ) : (
              <ul className={css.rows}>
                {known.map((key) => (
                  <li key={key.id} className={css.row}>
                    <div className={css.rowWords}>
                      <strong>{key.name}</strong> <code className={small}>{key.start}…</code>
                      <ul className={css.plainRows}>
                        {key.scopes.map((scope) => (
                          <li key={scope} className={small}>
                            {names[scope]}
                          </li>
                        ))}
                        <li className={small}>{lifeOf(key)}</li>
                        <li className={small}>{useOf(key)}</li>
                      </ul>
                    </div>
                    <Button
                      size="small"
                      aria-label={formatMessage(messages.endNamed, { name: key.name })}
                      onPress={() => {
                        origin.current = focusOrigin()
                        setEnding(key)
                      }}
                    >
                      {formatMessage(messages.end)}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Resource>
        <div>
          <Button onPress={() => (may(caller, 'makeKeys') ? setMaking(true) : openPaywallFor('makeKeys'))}>
            {formatMessage(messages.make)}
          </Button>
        </div>
        {/* After the button, which gets the focus when the last key has ended. */}
        <p className={small}>
          <Link href={`${apiAddress()}/docs`} target="_blank" rel="noreferrer">
            {formatMessage(messages.guide)}
          </Link>
        </p>
      </div>
      <Suspense>
        {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
        {ending !== null && (
          <EndKeyQuestion apiKey={ending} onClose={() => setEnding(null)} onEnded={keepFocusAfterEnd} />
        )}
      </Suspense>
    </Card>
  )
}
