import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useManagedKeys } from '../../../api/administration/keys'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { focusOrigin, keepFocus } from '../../../routing/keepFocus'
import { small } from '../../../styles/text.css'
import { useScopeNames } from '../../keys/useScopeNames'
import { ConfirmDialog } from '../parts/ConfirmDialog'
import { ManagedTable } from '../parts/ManagedTable'
import { messages } from './CompanyKeys.messages'

type Key = Schemas['ManagedKey']

/** The keys of the users of a company, which an administrator can end (O18). */
export function CompanyKeys({ company }: { company: Schemas['ManagedCompany'] }) {
  const { formatMessage, formatList } = useIntl()
  const say = useSay()
  const scopeNames = useScopeNames()
  const [page, setPage] = useState(1)
  const { end, ...resource } = useManagedKeys(company.id, page)
  const [ending, setEnding] = useState<Key | null>(null)
  const origin = useRef<Element | null>(null)
  const columns: ResultColumn<Key>[] = [
    {
      id: 'key',
      header: formatMessage(messages.key),
      isRowHeader: true,
      cell: ({ name, scopes }) => (
        <>
          <bdi>{name}</bdi>
          <div className={small}>{formatList(scopes.map((scope) => scopeNames[scope]))}</div>
        </>
      ),
    },
    {
      id: 'owner',
      header: formatMessage(messages.owner),
      cell: ({ userName, email }) => (
        <>
          <bdi>{userName}</bdi>
          <div className={small}>{email}</div>
        </>
      ),
    },
    {
      id: 'lastDay',
      header: formatMessage(messages.lastDay),
      isOneLine: true,
      hideBelow: 600,
      cell: ({ lastDay }) => formatDate(lastDay),
    },
    {
      id: 'lastUsed',
      header: formatMessage(messages.lastUsed),
      isOneLine: true,
      hideBelow: 600,
      cell: ({ lastUsed }) => (lastUsed === null ? formatMessage(messages.never) : formatDate(lastUsed)),
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      align: 'end',
      cell: (key) => (
        <Button
          size="small"
          aria-label={formatMessage(messages.endNamed, { name: key.name, owner: key.userName })}
          onPress={() => {
            origin.current = focusOrigin()
            setEnding(key)
          }}
        >
          {formatMessage(messages.end)}
        </Button>
      ),
    },
  ]

  async function endKey({ id, name }: Key): Promise<void> {
    await end(id)
    say({ text: formatMessage(messages.ended, { name }), tone: 'success' })
  }
  function close(): void {
    setEnding(null)
    // The button that opened the question is gone with the key.
    keepFocus(origin.current)
  }
  return (
    <>
      <ManagedTable
        label={formatMessage(messages.keysOf, { name: company.name })}
        columns={columns}
        getRowId={({ id }) => id}
        onPageChange={setPage}
        emptyTitle={formatMessage(messages.none)}
        emptyText={formatMessage(messages.noneText)}
        {...{ resource, page }}
      />
      {ending !== null && (
        <ConfirmDialog
          title={formatMessage(messages.endNamed, { name: ending.name, owner: ending.userName })}
          submitLabel={formatMessage(messages.end)}
          isDanger
          onSubmit={() => endKey(ending)}
          onClose={close}
        >
          {formatMessage(messages.endText, { name: ending.name, owner: ending.userName })}
        </ConfirmDialog>
      )}
    </>
  )
}
