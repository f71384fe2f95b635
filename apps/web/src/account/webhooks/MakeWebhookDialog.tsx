import { limits } from '@spadestik/domain/limits'
import { Modal } from '@spadestik/ui/Modal'
import { Select } from '@spadestik/ui/Select'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useWebhooks } from '../../api/account/webhooks'
import { knownOr } from '../../api/cache/knownOr'
import { useDialogForm } from '../../forms/useDialogForm'
import { Resource } from '../../resources/Resource'
import { useSourceNames } from './useSourceNames'
import { WebhookSecret } from './WebhookSecret'
import { messages } from './WebhookForm.messages'
import { messages as boxMessages } from './Webhooks.messages'

const isAddress = (text: string) =>
  URL.canParse(text) && /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/u.test(text)

/** Makes a webhook of a list or an agent, and shows its secret once (O19). */
export function MakeWebhookDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { make } = useWebhooks()
  const { lists, agents, known, nameOf } = useSourceNames()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [source, setSource] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const sources = [
    ...knownOr(lists.data, []).map(({ id }) => ({ value: `list ${id}`, listId: id, agentId: null })),
    ...knownOr(agents.data, []).map(({ id, type }) => ({
      value: `${type} ${id}`,
      listId: null,
      agentId: id,
    })),
  ].map((one) => ({ ...one, label: nameOf(one) }))
  const chosen = sources.find(({ value }) => value === source)
  const { submit, errorOf, submission } = useDialogForm<'name' | 'address' | 'source'>({
    ...(name.trim() === '' ? { name: 'required' } : {}),
    ...(isAddress(address.trim()) ? {} : { address: 'required' }),
    ...(chosen === undefined ? { source: 'required' } : {}),
  })
  if (secret !== null) {
    return (
      <Modal isOpen data onClose={onClose} title={name}>
        {() => <WebhookSecret secret={secret} />}
      </Modal>
    )
  }
  return (
    <Modal
      isOpen
      data
      onClose={onClose}
      title={formatMessage(boxMessages.make)}
      submitLabel={formatMessage(boxMessages.make)}
      cancelLabel={formatMessage(messages.cancel)}
      {...submission}
      onSubmit={() =>
        void submit(async () => {
          if (chosen === undefined) return
          const { listId, agentId } = chosen
          setSecret(await make({ name, address: address.trim(), listId, agentId }))
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
          <TextField
            label={formatMessage(messages.address)}
            description={formatMessage(messages.addressHint)}
            isRequired
            maxLength={limits.webhookAddressMaxLength}
            value={address}
            onChange={setAddress}
            errorMessage={errorOf('address') === undefined ? undefined : formatMessage(messages.addressWrong)}
          />
          <Resource resource={known} placeholder={null}>
            {() =>
              sources.length === 0 ? (
                <p>{formatMessage(messages.noSource)}</p>
              ) : (
                <Select<string>
                  label={formatMessage(messages.source)}
                  isRequired
                  placeholder={formatMessage(messages.choose)}
                  options={sources.map(({ value, label }) => ({ value, label }))}
                  value={source}
                  onChange={setSource}
                  errorMessage={errorOf('source')}
                />
              )
            }
          </Resource>
        </>
      )}
    </Modal>
  )
}
