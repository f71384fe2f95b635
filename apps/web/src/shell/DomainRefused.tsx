import { nationalDomains } from '@spadestik/domain/locale'
import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { MapPinOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { BookDemoSection } from '../bookDemo/BookDemoSection'
import type { DomainRefusal } from '../api/client/ApiContext'
import { switchDomain } from '../locale/chooseLocale'
import { messages } from './DomainRefused.messages'
import { Frame } from '../frame/Frame'
import * as css from '../resources/Resource.css'

const countryOf = (id: number): string =>
  nationalDomains.find((domain) => domain.id === id)?.nativeCountryName ?? ''

/** Shown instead of a page if the user's subscription does not cover the country of this site (K01, Z02). */
export function DomainRefused({ refusal }: { refusal: DomainRefusal }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.title, { country: countryOf(refusal.id) })
  return (
    <Frame title={title}>
      <EmptyState
        variant="page"
        headingLevel={1}
        icon={MapPinOff}
        title={title}
        actions={refusal.covered.map((id) => (
          <Button key={id} variant="primary" onPress={() => switchDomain(id)}>
            {formatMessage(messages.toOwn, { country: countryOf(id) })}
          </Button>
        ))}
      >
        {formatMessage(messages.text)}
      </EmptyState>
      <div className={css.demo}>
        <BookDemoSection />
      </div>
    </Frame>
  )
}
