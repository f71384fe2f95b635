import { addDays } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { keysOf } from '@spadestik/domain/records'
import { Alert } from '@spadestik/ui/Alert'
import { CheckboxGroup } from '@spadestik/ui/CheckboxGroup'
import { CopyField } from '@spadestik/ui/CopyField'
import { DateField } from '@spadestik/ui/DateField'
import { Modal } from '@spadestik/ui/Modal'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApiKeys } from '../../api/account/apiKeys'
import { useDialogForm } from '../../forms/useDialogForm'
import { todayIn } from '../../locale/today'
import { useAppLocale } from '../../locale/LocaleContext'
import { messages } from './Keys.messages'
import type { Scope } from './useScopeNames'
import { useScopeNames } from './useScopeNames'

const usualDays = 365

/** Makes a key for a program. The service sends the key only once, so it stays visible until the dialog closes (O11). */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { make } = useApiKeys()
  const names = useScopeNames()
  const today = todayIn(useAppLocale().domain.timeZone)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Scope[]>([])
  const [lastDay, setLastDay] = useState<string | null>(addDays(today, usualDays))
  const [secret, setSecret] = useState<string | null>(null)
  const { submit, errorOf, submission } = useDialogForm<'name' | 'scopes' | 'lastDay'>({
    ...(name.trim() === '' ? { name: 'required' } : {}),
    ...(chosen.length === 0 ? { scopes: 'required' } : {}),
    ...(lastDay === null ? { lastDay: 'required' } : {}),
  })

  if (secret !== null) {
    return (
      <Modal isOpen data onClose={onClose} title={formatMessage(messages.key)}>
        {() => (
          <>
            <Alert tone="warning">{formatMessage(messages.once)}</Alert>
            <CopyField
              isSelected
              label={formatMessage(messages.key)}
              description={formatMessage(messages.keyHint)}
              value={secret}
              // Pages without HTTPS have no clipboard, so the call itself can fail.
              onCopy={async (key) => navigator.clipboard.writeText(key)}
            />
          </>
        )}
      </Modal>
    )
  }
  return (
    <Modal
      isOpen
      data
      onClose={onClose}
      title={formatMessage(messages.make)}
      submitLabel={formatMessage(messages.make)}
      cancelLabel={formatMessage(messages.cancel)}
      {...submission}
      onSubmit={() =>
        void submit(async () => {
          if (lastDay !== null) setSecret(await make({ name, scopes: [...chosen], lastDay }))
        })
      }
    >
      {() => (
        <>
          <TextField
            label={formatMessage(messages.name)}
            description={formatMessage(messages.nameHint)}
            isRequired
            maxLength={limits.apiKeyNameMax}
            value={name}
            onChange={setName}
            errorMessage={errorOf('name')}
          />
          <CheckboxGroup
            label={formatMessage(messages.scopes)}
            isRequired
            options={keysOf(names).map((scope) => ({ value: scope, label: names[scope] }))}
            value={chosen}
            onChange={(values) => setChosen(keysOf(names).filter((scope) => values.includes(scope)))}
            errorMessage={errorOf('scopes') === undefined ? undefined : formatMessage(messages.scopesMissing)}
          />
          <DateField
            label={formatMessage(messages.lastDay)}
            description={formatMessage(messages.lastDayHint)}
            isRequired
            minValue={today}
            maxValue={addDays(today, limits.apiKeyDaysMax)}
            value={lastDay}
            onChange={setLastDay}
            errorMessage={errorOf('lastDay')}
          />
        </>
      )}
    </Modal>
  )
}
