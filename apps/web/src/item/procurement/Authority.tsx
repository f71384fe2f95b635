import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Paywalled } from '@spadestik/ui/Paywalled'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { noticeLink } from './noticeLink'
import { WebLink } from '../facts/WebLink'
import { usePaywall } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

/** The contracting authority, the source, and the EU number with a link to the notice (Q03). */
export function Authority({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const { openPaywall } = usePaywall()
  const isLocked = !may(useCaller(), 'readPaidDetails')
  const { liable, provider, euNr } = procurement
  const notice = noticeLink(euNr)
  const paid = (value: ReactNode, placeholder: string) =>
    isLocked ? (
      <Paywalled isLocked placeholder={placeholder} onPress={openPaywall}>
        {null}
      </Paywalled>
    ) : (
      value
    )
  return (
    <DefinitionList
      whenMissing="say"
      items={[
        { id: 'liable', term: formatMessage(messages.liable), detail: paid(liable, 'Xxxxxx Xxxxxxx') },
        { id: 'provider', term: formatMessage(messages.provider), detail: provider },
        {
          id: 'euNr',
          term: formatMessage(messages.euNr),
          detail: paid(
            notice === null ? euNr : <WebLink link={notice}>{euNr ?? ''}</WebLink>,
            '0000/S 000-000000',
          ),
        },
      ]}
    />
  )
}
